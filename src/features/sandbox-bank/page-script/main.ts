import { collectPaymentCard } from './fields.ts';
import { onPageMessage, postToPage, reportHeight } from './post-message.ts';

reportHeight();
reportAnswered();
collectPaymentCard();

function reportAnswered(): void {
  if (!document.querySelector('[data-answered]')) return;
  postToPage({ kind: 'challenged' });
  onPageMessage(({ kind }) => {
    if (kind === 'hello') postToPage({ kind: 'challenged' });
  });
}
