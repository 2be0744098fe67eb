import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type PhysicalOrderWithHistory, physicalCardsApi } from '../../../contract.ts';
import type { CardDesign } from '../../../design/design.ts';
import { useCardCall, useKeepOrder } from '../../use-physical-cards.ts';
import { designerTexts } from '../designer-texts.ts';
import { useDesignerSession } from '../state/session-context.ts';
import type { Stopped } from './stopped.ts';

interface SendButtonProps {
  order: PhysicalOrderWithHistory;
  stopped: Stopped;
}

/** Answers the workshop's wish for changes. */
export function SendButton({ order: { id }, stopped }: SendButtonProps) {
  const t = useTexts(designerTexts);
  const navigate = useNavigate();
  const keepOrder = useKeepOrder();
  const { store, saving } = useDesignerSession();
  const { send, isPending } = useCardCall({
    call: (api, design: CardDesign) =>
      api.call(physicalCardsApi.resubmit, { params: { id }, body: { design, note: '' } }),
    onDone: (order) => {
      saving.sent();
      keepOrder(order);
      toast({ title: t('designer.bar.sent') });
      void navigate(`/physical-cards/orders/${id}`);
    },
  });
  return (
    <Button variant="hot" loading={isPending} onClick={() => send(store.state().history.present.design)} {...stopped}>
      {t('designer.bar.send')}
    </Button>
  );
}
