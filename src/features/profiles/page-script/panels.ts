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
