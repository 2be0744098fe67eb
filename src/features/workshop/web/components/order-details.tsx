import { Badge } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { workshopLabelTexts } from '../label-texts.ts';
import { isLate } from '../state/lateness.ts';

interface OrderNumberProps {
  id: number;
}

export function OrderNumber({ id }: OrderNumberProps) {
  return <LatinText>#{id}</LatinText>;
}

interface PromiseTextProps {
  order: Pick<WorkshopOrder, 'state' | 'promise'>;
}

/** The last day on which it is to be in the hand; a word, not a colour alone, says that it is over. */
export function PromiseText({ order }: PromiseTextProps) {
  const t = useTexts(workshopLabelTexts);
  if (!order.promise) return null;
  const late = isLate(order, new Date());
  return (
    <Row as="span" gap={[1, 2]} align="center" wrap inline {...(late && { tone: 'bad', weight: 'medium' })}>
      {/* At noon the day is the same day everywhere. */}
      <DateText value={`${order.promise.to}T12:00:00Z`} />
      {late && (
        <Badge variant="bad" size="sm">
          {t('workshopWords.late')}
        </Badge>
      )}
    </Row>
  );
}
