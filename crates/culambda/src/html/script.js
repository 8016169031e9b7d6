'use strict';
(() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const shows = (element) => element.getClientRects().length > 0;
  // The next or the last stop from where the reader is: from what has the focus, else from the top of the window.
  const go = (what, step) => {
    const stops = all(what).filter(shows);
    if (stops.length === 0) return;
    const active = document.activeElement;
    const here = active && active.closest('.stop');
    let next;
    if (here && shows(here)) {
      const after = (stop) => here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
      const others = stops.filter((stop) => stop !== here);
      next = step > 0 ? others.find(after) : others.reverse().find((stop) => !after(stop));
    } else {
      const below = (stop) => stop.getBoundingClientRect().top > 60;
      next = step > 0 ? stops.find(below) : stops.reverse().find((stop) => !below(stop));
    }
    next = next || (step > 0 ? all(what).find(shows) : all(what).reverse().find(shows));
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'center' });
  };
  const exactly = (button) => {
    const on = document.documentElement.classList.toggle('exactly');
    button.setAttribute('aria-pressed', String(on));
  };
  const does = {
    next: () => go('.stop', 1),
    previous: () => go('.stop', -1),
    lambda: () => go('.stop.lambda', 1),
    finding: () => go('.stop.remark', 1),
    exactly: () => all('[data-does=exactly]').forEach(exactly),
    index: () => all('a[data-does=index]').forEach((link) => link.click()),
    help: () => all('dialog').forEach((dialog) => (dialog.open ? dialog.close() : dialog.showModal())),
  };
  const keys = { n: 'next', j: 'next', p: 'previous', k: 'previous', l: 'lambda', f: 'finding', x: 'exactly', i: 'index',
    '?': 'help' };
  document.addEventListener('click', (event) => {
    const button = event.target.closest('button[data-does]');
    if (button) does[button.dataset.does]();
  });
  // On paper nothing can be opened: places are listed there.
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = all('.facts details:not([open])');
    opened.forEach((places) => (places.open = true));
  });
  addEventListener('afterprint', () => opened.forEach((places) => (places.open = false)));
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && document.activeElement) document.activeElement.blur();
    const what = keys[event.key];
    if (!what) return;
    event.preventDefault();
    does[what]();
  });
})();
