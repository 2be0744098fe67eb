import { hear, tell } from './tell.ts';

export function tellAnswered(): void {
  if (!document.querySelector('[data-answered]')) return;
  tell({ kind: 'challenged' });
  hear(({ kind }) => {
    if (kind === 'hello') tell({ kind: 'challenged' });
  });
}
