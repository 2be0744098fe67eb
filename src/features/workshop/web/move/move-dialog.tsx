import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { moveTexts } from '../move-texts.ts';
import { OrderNumber } from '../parts/order-number.tsx';
import styles from './move.module.css';
import type { MoveAnswers } from './move-answers.ts';
import { MoveForm } from './move-form.tsx';
import type { MoveWish } from './move-wish.ts';
import type { MoveResult } from './send-move.ts';

interface MoveDialogProps {
  /** Nothing: closed. */
  wish: MoveWish | undefined;
  onClose: () => void;
  onMoved?: (ids: readonly number[]) => void;
}

/** One step, for one order or for many: asks what it needs, and says what came of it where that is not plain. */
export function MoveDialog({ wish, onClose, onMoved }: MoveDialogProps) {
  const t = useTexts(moveTexts);
  const isOpen = wish !== undefined;
  const restoreFocus = useOpener(isOpen);
  // What it was about stays to be seen while it leaves the screen.
  const last = useRef(wish);
  useLayoutEffect(() => {
    if (wish) last.current = wish;
  }, [wish]);
  const shown = wish ?? last.current;
  const [report, setReport] = useState<{ readonly wish: MoveWish; readonly result: MoveResult }>();
  // Held here, outside what closes: words that were begun are there when the same step is asked for again.
  const [typed, setTyped] = useState<{ readonly key: string; readonly answers: MoveAnswers }>();
  const key = shown ? [shown.event, ...shown.orders.map(({ id }) => id)].join(' ') : '';
  const finish = (result: MoveResult) => {
    setTyped(undefined);
    onMoved?.(result.moved);
    if (shown && result.refused.length > 0) return setReport({ wish: shown, result });
    toast({ title: t('workshopMove.done', { count: result.moved.length }) });
    onClose();
  };
  const result = report && report.wish === shown ? report.result : undefined;
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      {shown && !result && (
        <DialogContent
          title={t(`workshopMove.title.${shown.event}`, { count: shown.orders.length })}
          description={t(`workshopMove.text.${shown.event}`)}
          onCloseAutoFocus={restoreFocus}
        >
          <MoveForm
            key={key}
            {...shown}
            typed={typed?.key === key ? typed.answers : undefined}
            onTyped={(answers) => setTyped({ key, answers })}
            onDone={finish}
            onBack={onClose}
          />
        </DialogContent>
      )}
      {result && <MoveReport result={result} onClose={onClose} onClosed={restoreFocus} />}
    </Dialog>
  );
}

/**
 * A dialog that is opened by hand does not know whom to give the keyboard back to. Asked before any other effect: the
 * dialog itself takes the focus in one. Where its opener is gone by then, as an item of a menu is, the page itself has it.
 */
function useOpener(isOpen: boolean): (event: Event) => void {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return useCallback((event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    else document.querySelector<HTMLElement>('main h1')?.focus();
  }, []);
}

interface MoveReportProps {
  result: MoveResult;
  onClose: () => void;
  /** Gone from the screen. */
  onClosed: (event: Event) => void;
}

/** Which did not move, and why. */
function MoveReport({ result: { moved, refused }, onClose, onClosed }: MoveReportProps) {
  const t = useTexts(moveTexts);
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
