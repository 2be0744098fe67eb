import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useGoTo } from '../stage/use-go-to.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useSaveState, useWarnings } from '../state/use-design.ts';
import { stopsOf } from '../state/warning-places.ts';
import styles from './bottom-bar.module.css';
import { PriceOfOne } from './price-of-one.tsx';
import { SendButton } from './send-button.tsx';
import type { Stopped } from './stopped.ts';

const whyId = 'card-design-stopped';

/** What one costs, and the way on. */
export function BottomBar() {
  const t = useTexts(designerTexts);
  const { order } = useDesignerSession();
  const warnings = useWarnings();
  const goTo = useGoTo();
  const stops = stopsOf(warnings);
  const [first] = stops;
  const stopped: Stopped = first && { 'aria-describedby': whyId, 'aria-disabled': true, onClick: () => goTo(first) };
  return (
    <div className={styles.bar}>
      {order ? <span /> : <PriceOfOne />}
      <div className={styles.act}>
        {first && (
          <p className={styles.why} id={whyId}>
            {t('designer.bar.stopped', { count: stops.length })}
          </p>
        )}
        {order ? <SendButton order={order} stopped={stopped} /> : <OrderButton stopped={stopped} />}
      </div>
    </div>
  );
}

interface OrderButtonProps {
  stopped: Stopped;
}

function OrderButton({ stopped }: OrderButtonProps) {
  const t = useTexts(designerTexts);
  const navigate = useNavigate();
  const { saving } = useDesignerSession();
  const { kind } = useSaveState();
  const [isKeeping, setIsKeeping] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  // Whatever else stands in the way shows itself.
  const isWaiting = isAsked && (kind === 'offline' || kind === 'incomplete');
  const order = async () => {
    setIsKeeping(true);
    const id = await saving.keep();
    setIsKeeping(false);
    if (id !== undefined) return navigate(`/physical-cards/order/${id}`);
    setIsAsked(true);
  };
  return (
    <>
      <p className={styles.why} role="status">
        {isWaiting && t(`designer.save.${kind}`)}
      </p>
      <Button variant="hot" loading={isKeeping} onClick={() => void order()} {...stopped}>
        {t('designer.bar.order')}
      </Button>
    </>
  );
}
