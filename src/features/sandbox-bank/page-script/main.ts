import { askForCard } from './fields.ts';
import { hear, tell, tellHeight } from './tell.ts';

tellHeight();
tellAnswered();
askForCard();

function tellAnswered(): void {
  if (!document.querySelector('[data-answered]')) return;
  tell({ kind: 'challenged' });
  hear(({ kind }) => {
    if (kind === 'hello') tell({ kind: 'challenged' });
  });
}
