// Made when the library was configured without a device.
