import { dateInIsrael } from '#base/time/israel-time.ts';
import { isOpenOrder } from '#features/physical-cards/in-progress.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';

/** Paid for and not yet delivered, and the promised day has passed in Israel. */
export const isLate = ({ state, promise }: Pick<WorkshopOrder, 'state' | 'promise'>, now: Date): boolean =>
  promise !== null && isOpenOrder(state) && state !== 'pending_payment' && promise.to < dateInIsrael(now);

export function OrderNumber({ id }: { id: number }) {
  return <LatinText>#{id}</LatinText>;
}

/** The last promised delivery day; lateness is stated in text, not by colour alone. */
export function PromiseText({ order }: { order: Pick<WorkshopOrder, 'state' | 'promise'> }) {
  const t = useTexts(workshopLabelTexts);
  if (!order.promise) return null;
  const late = isLate(order, new Date());
  return (
    <Row as="span" gap={[1, 2]} align="center" wrap inline {...(late && { tone: 'bad', weight: 'medium' })}>
      {/* At noon UTC the date is the same in every relevant time zone. */}
      <DateText value={`${order.promise.to}T12:00:00Z`} />
      {late && (
        <Badge variant="bad" size="sm">
          {t('workshopWords.late')}
        </Badge>
      )}
    </Row>
  );
}
