import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { WorkshopOrderDetail } from '../../contract.ts';
import { MoveDialog } from '../move/move-dialog.tsx';
import type { MoveWish } from '../move/move-wish.ts';
import { eventsOf, needs, nextStep } from '../move/needs.ts';
import { moveTexts } from '../move-texts.ts';
import { orderTexts } from '../order-texts.ts';
import { Section } from './section.tsx';
import styles from './step-section.module.css';

interface StepSectionProps {
  order: WorkshopOrderDetail;
}

const waits = {
  needs_changes: 'workshopOrder.waits.needs_changes',
  pending_payment: 'workshopOrder.waits.pending_payment',
  delivered: 'workshopOrder.waits.delivered',
} as const;

/** One strong button: the step that brings the order on. The others stand beside it quietly. */
export function StepSection({ order }: StepSectionProps) {
  const t = useTexts(orderTexts);
  const moves = useTexts(moveTexts);
  const [wish, setWish] = useState<MoveWish>();
  const next = nextStep(order);
  const events = eventsOf(order).toSorted((one, other) => Number(other === next) - Number(one === next));
  const { state, reason } = order;
  return (
    <Section title={t('workshopOrder.actions')}>
      {!next && <p className={styles.waits}>{t(waits[state as keyof typeof waits] ?? 'workshopOrder.waits.over')}</p>}
      {reason && (
        <Notice icon={MessageSquareQuote} tone="sea" title={t('workshopOrder.reason')}>
          <p dir="auto">{reason}</p>
        </Notice>
      )}
      {events.length > 0 && (
        <div className={styles.actions}>
          {events.map((event) => (
            <Button
              key={event}
              variant={event === next ? 'default' : 'outline'}
              className={(needs[event].isDestructive && styles.destructive) || ''}
              onClick={() => setWish({ event, orders: [order], left: 0 })}
            >
              {moves(`workshopMove.button.${event}`)}
            </Button>
          ))}
        </div>
      )}
      <MoveDialog wish={wish} onClose={() => setWish(undefined)} />
    </Section>
  );
}
