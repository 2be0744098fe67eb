import { useLayoutEffect, useRef, useState } from 'react';
import { isolatedMoney } from '#base/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useOpener } from '#ui/overlays/use-opener.ts';
import { Link } from '#ui/router.tsx';
import { OrderNumber } from '../components/order-details.tsx';
import { transitionTexts } from '../transition-texts.ts';
import type { TransitionResult } from './send-transition.ts';
import styles from './transition.module.css';
import { TransitionForm } from './transition-form.tsx';
import { refundOf, type TransitionInput, type TransitionRequest } from './transition-input.ts';

interface TransitionDialogProps {
  /** Undefined when closed. */
  request: TransitionRequest | undefined;
  onClose: () => void;
  onTransitioned?: (ids: readonly number[]) => void;
}

/** What has happened, and the sum that goes back to the customers, if any. */
function useDoneText() {
  const t = useTexts(transitionTexts);
  return ({ event, orders }: TransitionRequest, { moved }: TransitionResult, refund: string): string => {
    const count = moved.length;
    const movedOrders = orders.filter(({ id }) => moved.includes(id));
    const agorot = refundOf(event, movedOrders, refund);
    const sum = isolatedMoney(agorot);
    if (agorot > 0 && event === 'cancel') return t('workshopMove.refunding.cancel', { count, sum });
    if (agorot > 0) return t('workshopMove.refunding.take_back', { sum });
    return t(`workshopMove.done.${event}`, { count });
  };
}

/** One transition, for one or many orders: requests the required input and reports the result if it is not obvious. */
export function TransitionDialog({ request, onClose, onTransitioned }: TransitionDialogProps) {
  const t = useTexts(transitionTexts);
  const isOpen = request !== undefined;
  const restoreFocus = useOpener(isOpen, 'main h1');
  // Retains the last request so that the content stays visible during the closing animation.
  const last = useRef(request);
  useLayoutEffect(() => {
    if (request) last.current = request;
  }, [request]);
  const current = request ?? last.current;
  const doneText = useDoneText();
  const [report, setReport] = useState<Report>();
  // Held outside the closing dialog, so that a draft is restored when the same step is opened again.
  const [typed, setTyped] = useState<{ readonly key: string; readonly answers: TransitionInput }>();
  const key = current ? [current.event, ...current.orders.map(({ id }) => id)].join(' ') : '';
  const finish = (result: TransitionResult, { refund }: TransitionInput) => {
    setTyped(undefined);
    onTransitioned?.(result.moved);
    if (!current) return;
    const done = result.moved.length > 0 ? doneText(current, result, refund) : t('workshopMove.noneDone');
    if (result.refused.length > 0) return setReport({ request: current, result, done });
    toast({ title: done });
    onClose();
  };
  const shownReport = report?.request === current ? report : undefined;
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      {current && !shownReport && (
        <DialogContent
          title={t(`workshopMove.title.${current.event}`, { count: current.orders.length })}
          description={t(`workshopMove.text.${current.event}`, { count: current.orders.length })}
          onCloseAutoFocus={restoreFocus}
        >
          <TransitionForm
            key={key}
            {...current}
            typed={typed?.key === key ? typed.answers : undefined}
            onTyped={(answers) => setTyped({ key, answers })}
            onDone={finish}
            onBack={onClose}
          />
        </DialogContent>
      )}
      {shownReport && <TransitionReport {...shownReport} onClose={onClose} onClosed={restoreFocus} />}
    </Dialog>
  );
}

interface Report {
  readonly request: TransitionRequest;
  readonly result: TransitionResult;
  readonly done: string;
}

interface TransitionReportProps extends Pick<Report, 'result' | 'done'> {
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: (event: Event) => void;
}

/** Lists the orders that were refused, and why. */
function TransitionReport({ result: { refused }, done, onClose, onClosed }: TransitionReportProps) {
  const t = useTexts(transitionTexts);
  return (
    <DialogContent
      title={done}
      description={t('workshopMove.refused', { count: refused.length })}
      onCloseAutoFocus={onClosed}
      footer={<Button onClick={onClose}>{t('workshopMove.close')}</Button>}
    >
      <Stack as="ul" gap={2} className={styles.refused}>
        {refused.map(({ id, message }) => (
          <li key={id}>
            <Link to={`/admin/orders/${id}`}>
              <OrderNumber id={id} />
            </Link>
            <span>{message}</span>
          </li>
        ))}
      </Stack>
    </DialogContent>
  );
}
