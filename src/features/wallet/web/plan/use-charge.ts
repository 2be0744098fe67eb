import { useSubscriptionCall } from '#features/subscriptions/web/index.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';

/** Sets the card of the subscription. An outstanding charge is retried with it at once, and the outcome is shown. */
export function useCharge(isOwed: boolean, onDone?: () => void) {
  const t = useTexts(walletTexts);
  const { send, isPending } = useSubscriptionCall(({ state }) => {
    if (state === 'past_due')
      toast({
        variant: 'destructive',
        title: t('wallet.pastDue.notYet'),
        description: t('wallet.pastDue.notYetText'),
        copyable: false,
      });
    else toast({ title: t(isOwed ? 'wallet.pastDue.paid' : 'wallet.change.done') });
    onDone?.();
  });
  return { charge: (methodId: number) => send({ action: 'setMethod', methodId }), isPending };
}
