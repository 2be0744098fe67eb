import { all, first } from './find.ts';

/** Small panels close at a press beside them and at Escape, as people expect of them. */
export function closePanels(): void {
  const panels = all<HTMLDetailsElement>('.roads, .foot details');
  addEventListener('click', ({ target }) => {
    for (const panel of panels) if (!panel.contains(target as Node)) panel.open = false;
  });
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const panel of panels.filter(({ open }) => open)) {
      panel.open = false;
      first('summary', panel)?.focus();
    }
  });
}

/** A second press while the first is on its way would be a second message. */
export function sendOnce(): void {
  for (const form of all<HTMLFormElement>('.lead form')) {
    const button = first<HTMLButtonElement>('button', form);
    if (!button) continue;
    form.addEventListener('submit', () => {
      button.disabled = true;
    });
    addEventListener('pageshow', () => {
      button.disabled = false;
    });
  }
}
