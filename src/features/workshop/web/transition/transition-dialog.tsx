import { useLayoutEffect, useRef, useState } from 'react';
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
import type { TransitionInput, TransitionRequest } from './transition-input.ts';

interface TransitionDialogProps {
  /** Undefined when closed. */
  request: TransitionRequest | undefined;
  onClose: () => void;
  onTransitioned?: (ids: readonly number[]) => void;
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
  const [report, setReport] = useState<{ readonly request: TransitionRequest; readonly result: TransitionResult }>();
  // Held outside the closing dialog, so that a draft is restored when the same step is opened again.
  const [typed, setTyped] = useState<{ readonly key: string; readonly answers: TransitionInput }>();
  const key = current ? [current.event, ...current.orders.map(({ id }) => id)].join(' ') : '';
  const finish = (result: TransitionResult) => {
    setTyped(undefined);
    onTransitioned?.(result.moved);
    if (current && result.refused.length > 0) return setReport({ request: current, result });
    const isAsked = current?.event === 'ask_changes';
    toast({ title: t(isAsked ? 'workshopMove.asked' : 'workshopMove.done', { count: result.moved.length }) });
    onClose();
  };
  const result = report && report.request === current ? report.result : undefined;
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      {current && !result && (
        <DialogContent
          title={t(`workshopMove.title.${current.event}`, { count: current.orders.length })}
          description={t(`workshopMove.text.${current.event}`)}
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
      {result && <TransitionReport result={result} onClose={onClose} onClosed={restoreFocus} />}
    </Dialog>
  );
}

interface TransitionReportProps {
  result: TransitionResult;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed: (event: Event) => void;
}

/** Lists the orders that were refused, and why. */
function TransitionReport({ result: { moved, refused }, onClose, onClosed }: TransitionReportProps) {
  const t = useTexts(transitionTexts);
  return (
    <DialogContent
      title={moved.length > 0 ? t('workshopMove.done', { count: moved.length }) : t('workshopMove.noneDone')}
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
