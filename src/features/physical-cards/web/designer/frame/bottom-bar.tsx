import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row, Stack, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { useNavigate } from '#ui/router.tsx';
import { type PhysicalOrderWithHistory, physicalCardsApi } from '../../../contract.ts';
import type { PhysicalCardDesign } from '../../../design/design.ts';
import { unitPrice } from '../../../prices.ts';
import { useCacheOrder, usePhysicalCardCall } from '../../use-physical-cards.ts';
import { designerTexts } from '../designer-texts.ts';
import { groupsTexts } from '../groups/groups-texts.ts';
import { usePrices } from '../groups/use-prices.ts';
import { useGoTo, useWarningLines } from '../stage/warning-list.tsx';
import { useDesign, useDesignerSession, useSaveState } from '../state/use-design.ts';
import styles from './frame.module.css';

const whyId = 'card-design-stopped';

/** The unit price and the order or send button. */
export function BottomBar() {
  const { order } = useDesignerSession();
  const { lines, title } = useWarningLines();
  const goTo = useGoTo();
  const first = lines.find(({ severity }) => severity === 'stop');
  const stopped: Stopped = first && { 'aria-describedby': whyId, 'aria-disabled': true, onClick: () => goTo(first) };
  return (
    <Row gap={3} align="center" justify="between" className={styles.bar}>
      {order ? <span /> : <PriceOfOne />}
      <div className={styles.action}>
        {first && (
          <Text tone="bad" weight="medium" textAlign="end" className={styles.why} id={whyId}>
            {title}
          </Text>
        )}
        {order ? <SendButton order={order} stopped={stopped} /> : <OrderButton stopped={stopped} />}
      </div>
    </Row>
  );
}

function OrderButton({ stopped }: { stopped: Stopped }) {
  const t = useTexts(designerTexts);
  const navigate = useNavigate();
  const { saving } = useDesignerSession();
  const { kind } = useSaveState();
  const [isSaving, setIsSaving] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  // All other obstacles have their own display.
  const isWaiting = isConfirming && (kind === 'offline' || kind === 'incomplete');
  const order = async () => {
    setIsSaving(true);
    const id = await saving.saveNow();
    setIsSaving(false);
    if (id !== undefined) return navigate(`/physical-cards/order/${id}`);
    setIsConfirming(true);
  };
  return (
    <>
      <Text tone="bad" weight="medium" textAlign="end" className={styles.why} role="status">
        {isWaiting && t(`designer.save.${kind}`)}
      </Text>
      <Button variant="hot" loading={isSaving} onClick={() => void order()} {...stopped}>
        {t('designer.bar.order')}
      </Button>
    </>
  );
}

function PriceOfOne() {
  const t = useTexts(designerTexts);
  const tf = useTexts(groupsTexts);
  const material = useDesign((design) => design.material);
  const known = usePrices();
  if (!known) return <span />;
  const full = known.prices[material];
  const own = unitPrice(known.prices, material, known.discount);
  return (
    <Stack as="p" line="snug">
      <Row as="span" gap={2} align="baseline">
        <MoneyText agorot={own} className={styles.amount ?? ''} />
        {own < full && (
          <s className={styles.full}>
            <VisuallyHidden>{tf('designerForm.material.was')} </VisuallyHidden>
            <MoneyText agorot={full} />
          </s>
        )}
      </Row>
      <Text as="span" tone="muted" size="xs">
        {t('designer.bar.each')}
      </Text>
    </Stack>
  );
}

/** Resubmits the design after the workshop requested changes. */
function SendButton({ order: { id }, stopped }: { order: PhysicalOrderWithHistory; stopped: Stopped }) {
  const t = useTexts(designerTexts);
  const navigate = useNavigate();
  const cacheOrder = useCacheOrder();
  const { store, saving } = useDesignerSession();
  const { send, isPending } = usePhysicalCardCall({
    call: (api, design: PhysicalCardDesign) =>
      api.call(physicalCardsApi.resubmit, { params: { id }, body: { design, note: '' } }),
    onDone: (order) => {
      saving.sent();
      cacheOrder(order);
      toast({ title: t('designer.bar.sent') });
      navigate(`/physical-cards/orders/${id}`);
    },
  });
  return (
    <Button variant="hot" loading={isPending} onClick={() => send(store.state().history.present.design)} {...stopped}>
      {t('designer.bar.send')}
    </Button>
  );
}

/** Props of a button while the design cannot be printed. */
type Stopped =
  | { readonly 'aria-describedby': string; readonly 'aria-disabled': boolean; readonly onClick: () => void }
  | undefined;
