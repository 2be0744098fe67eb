import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { moveTexts } from '../move-texts.ts';
import { workshopKeys } from '../state/workshop-queries.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { maxRefund } from './max-refund.ts';
import styles from './move.module.css';
import { type Flaw, flawOf, type MoveAnswers, noAnswers } from './move-answers.ts';
import { MoveNotices } from './move-notices.tsx';
import type { MoveWish } from './move-wish.ts';
import { type AdminEvent, needs } from './needs.ts';
import type { MoveResult } from './send-move.ts';
import { sendMove, type Wish } from './send-move.ts';

const longest = 500;
const labels = {
  ask_changes: 'workshopMove.note.label.ask_changes',
  report_problem: 'workshopMove.note.label.report_problem',
  take_back: 'workshopMove.note.label.take_back',
  cancel: 'workshopMove.note.label.cancel',
} as const;

interface NoteFieldProps {
  event: AdminEvent;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

function NoteField({ event, value, error, onChange }: NoteFieldProps) {
  const t = useTexts(moveTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const isRequired = needs[event].note === 'required';
  return (
    <Field
      label={t(labels[event as keyof typeof labels])}
      hint={t('workshopMove.note.hint')}
      required={isRequired}
      optional={!isRequired}
      {...(error && { error })}
    >
      <Textarea
        ref={field}
        rows={3}
        maxLength={longest}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}

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
    <Stack as="form" gap={4} shrink shrinkItems onSubmit={submit} noValidate>
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
        <Text tone="bad" role="alert">
          {failure.message}
        </Text>
      )}
      <MoveActions event={event} isBlocked={isBlocked} isPending={isPending} onBack={onBack} />
    </Stack>
  );
}

/** Moves orders on, and has everything read again that may tell of it, even where it went wrong half-way. */
function useMove(onDone: (result: MoveResult) => void, onFailed: (error: Error) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: Wish) => sendMove(api, wish),
    retry: false,
    onSuccess: onDone,
    onError: onFailed,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: workshopKeys.orders }),
        queries.invalidateQueries({ queryKey: workshopKeys.tags }),
      ]),
  });
}

interface MoveActsProps {
  event: AdminEvent;
  /** It would be refused: only the way back is left. */
  isBlocked: boolean;
  isPending: boolean;
  onBack: () => void;
}

function MoveActions({ event, isBlocked, isPending, onBack }: MoveActsProps) {
  const t = useTexts(moveTexts);
  return (
    <Row gap={3} wrap className={styles.actions}>
      {!isBlocked && (
        <Button type="submit" variant={needs[event].isDestructive ? 'destructive' : 'default'} loading={isPending}>
          {t(`workshopMove.confirm.${event}`)}
        </Button>
      )}
      <Button variant="outline" onClick={onBack}>
        {t('workshopMove.back')}
      </Button>
    </Row>
  );
}

interface RefundFieldProps {
  value: string;
  /** In agorot. */
  most: number;
  error: string | undefined;
  onChange: (typed: string) => void;
}

function RefundField({ value, most, error, onChange }: RefundFieldProps) {
  const t = useTexts(moveTexts);
  const hint = (
    <>
      {t('workshopMove.refund.hint')} <AmountText agorot={most} />
    </>
  );
  return (
    <Field label={t('workshopMove.refund.label')} hint={hint} required {...(error && { error })}>
      <Input
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
