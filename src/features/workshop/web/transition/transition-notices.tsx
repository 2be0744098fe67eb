import { CircleAlert, OctagonAlert, TriangleAlert, Undo2 } from 'lucide-react';
import { warningsOf } from '#features/physical-cards/design/warnings.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Text } from '#ui/text.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { transitionTexts } from '../transition-texts.ts';
import { maxRefund } from './max-refund.ts';
import type { TransitionRequest } from './transition-request.ts';

const cannotPrint = ({ design }: WorkshopOrder): boolean =>
  warningsOf(design).some(({ severity }) => severity === 'stop');

/** What should be known before the step is taken. */
export function TransitionNotices({ event, orders, skippedCount }: TransitionRequest) {
  const t = useTexts(transitionTexts);
  const unwritten = orders.reduce((sum, { quantity, tagsWritten }) => sum + Math.max(0, quantity - tagsWritten), 0);
  // The workshop refunds all that was paid, however far it has come.
  const refundAmount = orders.reduce((sum, order) => sum + (order.paidAt ? maxRefund(order) : 0), 0);
  return (
    <>
      {skippedCount > 0 && (
        <Notice icon={CircleAlert} tone="warn" title={t('workshopMove.left', { count: skippedCount })} />
      )}
      {event === 'approve' && orders.some(cannotPrint) && (
        <Notice icon={OctagonAlert} tone="bad" title={t('workshopMove.flawed')} />
      )}
      {event === 'encode' && unwritten > 0 && (
        <Notice icon={TriangleAlert} tone="warn" title={t('workshopMove.unwritten', { count: unwritten })} />
      )}
      {event === 'cancel' && (
        <Notice
          icon={Undo2}
          tone="sea"
          title={
            refundAmount > 0 ? (
              <>
                {t('workshopMove.givesBack')}{' '}
                <Text as="span" weight="strong">
                  <AmountText agorot={refundAmount} />
                </Text>
              </>
            ) : (
              t('workshopMove.givesNothing')
            )
          }
        />
      )}
    </>
  );
}
