import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { moveTexts } from '../move-texts.ts';
import type { MoveAnswers } from './move-answers.ts';
import { MoveForm } from './move-form.tsx';
import { MoveReport } from './move-report.tsx';
import type { MoveWish } from './move-wish.ts';
import type { MoveResult } from './send-move.ts';
import { useOpener } from './use-opener.ts';

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
