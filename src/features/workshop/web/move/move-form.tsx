import { type FormEvent, useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { moveTexts } from '../move-texts.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { maxRefund } from './max-refund.ts';
import styles from './move.module.css';
import { MoveActions } from './move-actions.tsx';
import { type Flaw, flawOf, type MoveAnswers, noAnswers } from './move-answers.ts';
import { MoveNotices } from './move-notices.tsx';
import type { MoveWish } from './move-wish.ts';
import { needs } from './needs.ts';
import { NoteField } from './note-field.tsx';
import { RefundField } from './refund-field.tsx';
import type { MoveResult } from './send-move.ts';
import { useMove } from './use-move.ts';

interface MoveFormProps extends MoveWish {
  /** What was typed before the dialog was closed half-way. */
  typed?: MoveAnswers | undefined;
  onTyped?: (answers: MoveAnswers) => void;
  onDone: (result: MoveResult) => void;
  onBack: () => void;
}

/** Where the server names a field, its sentence stands beside it; anything else stands over the buttons. */
export function MoveForm({ event, orders, left, typed, onTyped, onDone, onBack }: MoveFormProps) {
  const t = useTexts(moveTexts);
  const [first] = orders;
  const most = first ? maxRefund(first) : 0;
  const [answers, setAnswers] = useState<MoveAnswers>(typed ?? { ...noAnswers, refund: String(most / 100) });
  const [flaw, setFlaw] = useState<Flaw>();
  const [failure, setFailure] = useState<Error>();
  const { mutate, isPending } = useMove(onDone, setFailure);
  const { note, asks } = needs[event];
  // Nothing goes on with chips that nobody has written.
  const isBlocked = event === 'encode' && orders.every(({ quantity, tagsWritten }) => tagsWritten < quantity);
  const said = failure instanceof RequestError ? failure.fields : {};
  const change = (next: Partial<MoveAnswers>) => {
    const changed = { ...answers, ...next };
    setAnswers(changed);
    onTyped?.(changed);
    setFlaw(undefined);
  };
  const submit = (pressed: FormEvent) => {
    pressed.preventDefault();
    const found = flawOf(event, answers, most);
    setFlaw(found);
    setFailure(undefined);
    if (!found && !isPending && !isBlocked) mutate({ event, orders, answers });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <MoveNotices event={event} orders={orders} left={left} />
      {note !== 'none' && (
        <NoteField
          event={event}
          value={answers.note}
          error={flaw === 'note' ? t('workshopMove.note.missing') : said.note}
          onChange={(typed) => change({ note: typed })}
        />
      )}
      {asks === 'carrier' && (
        <CarrierFields orders={orders} answers={answers} isMissing={flaw === 'carrier'} said={said} onChange={change} />
      )}
      {asks === 'refund' && (
        <RefundField
          value={answers.refund}
          most={most}
          error={flaw === 'refund' ? t('workshopMove.refund.missing') : said.refund}
          onChange={(refund) => change({ refund })}
        />
      )}
      {failure && Object.keys(said).length === 0 && (
        <p className={styles.failed} role="alert">
          {failure.message}
        </p>
      )}
      <MoveActions event={event} isBlocked={isBlocked} isPending={isPending} onBack={onBack} />
    </form>
  );
}
