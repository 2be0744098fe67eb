import { PackageCheck } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { physicalCardsApi } from '../../contract.ts';
import { useCardCall, useKeepOrder } from '../use-physical-cards.ts';
import { orderPageTexts } from './order-page-texts.ts';

export function Received({ orderId }: { orderId: number }) {
  const t = useTexts(orderPageTexts);
  const keep = useKeepOrder();
  const { send, isPending } = useCardCall({
    call: (api) => api.call(physicalCardsApi.received, { params: { id: orderId } }),
    onDone: (order) => {
      keep(order);
      toast({ title: t('orderPage.act.receivedDone') });
    },
  });
  return (
    <Button loading={isPending} onClick={() => send()}>
      <PackageCheck aria-hidden="true" />
      {t('orderPage.act.received')}
    </Button>
  );
}
