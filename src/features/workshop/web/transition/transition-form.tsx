import { CircleAlert, OctagonAlert, TriangleAlert, Undo2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { warningsOf } from '#features/physical-cards/design/warnings.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Textarea } from '#ui/controls/textarea.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { AmountText } from '#ui/text/money-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import type { WorkshopOrder } from '../../contract.ts';
import { transitionTexts } from '../transition-texts.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { type AdminEvent, needs } from './needs.ts';
import { sendTransition, type TransitionResult } from './send-transition.ts';
import styles from './transition.module.css';
import {
  type InvalidField,
  invalidFieldOf,
  maxRefund,
  noAnswers,
  type TransitionInput,
  type TransitionRequest,
} from './transition-input.ts';

const cannotPrint = ({ design }: WorkshopOrder): boolean =>
  warningsOf(design).some(({ severity }) => severity === 'stop');

/** What should be known before the step is taken. */
function TransitionNotices({ event, orders, skippedCount }: TransitionRequest) {
  const t = useTexts(transitionTexts);
  const unwritten = orders.reduce((sum, { quantity, tagsWritten }) => sum + Math.max(0, quantity - tagsWritten), 0);
  // The workshop refunds all that was paid, however far it has come.
  const refundAmount = orders.reduce((sum, order) => sum + (order.paidAt ? maxRefund(order) : 0), 0);
  return (
    <>
      {skippedCount > 0 && (
        <Notice icon={CircleAlert} tone="warn" title={t('workshopMove.remaining', { count: skippedCount })} />
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
  const t = useTexts(transitionTexts);
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

interface TransitionFormProps extends TransitionRequest {
  /** What was typed before the dialog was closed half-way. */
  typed?: TransitionInput | undefined;
  onTyped?: (answers: TransitionInput) => void;
  onDone: (result: TransitionResult) => void;
  onBack: () => void;
}

/** Where the server names a field, its sentence stands beside it; anything else stands over the buttons. */
export function TransitionForm({ event, orders, skippedCount, typed, onTyped, onDone, onBack }: TransitionFormProps) {
  const t = useTexts(transitionTexts);
  const [first] = orders;
  const max = first ? maxRefund(first) : 0;
  const [answers, setAnswers] = useState<TransitionInput>(typed ?? { ...noAnswers, refund: String(max / 100) });
  const [invalidField, setInvalidField] = useState<InvalidField>();
  const [failure, setFailure] = useState<Error>();
  const { send, isPending } = useAdminCall({
    call: (api) => sendTransition(api, { event, orders, answers }),
    onDone,
    onFailed: (error) => {
      setFailure(error);
      return true;
    },
  });
  const { note, extraField } = needs[event];
  // Nothing goes on with tags that nobody has written.
  const isBlocked = event === 'encode' && orders.every(({ quantity, tagsWritten }) => tagsWritten < quantity);
  const serverErrors = failure instanceof RequestError ? failure.fields : {};
  const change = (next: Partial<TransitionInput>) => {
    const changed = { ...answers, ...next };
    setAnswers(changed);
    onTyped?.(changed);
    setInvalidField(undefined);
  };
  const submit = (submitEvent: FormEvent) => {
    submitEvent.preventDefault();
    const found = invalidFieldOf(event, answers, max);
    setInvalidField(found);
    setFailure(undefined);
    if (!found && !isBlocked) send();
  };
  return (
    <Stack as="form" gap={4} shrink shrinkItems onSubmit={submit} noValidate>
      <TransitionNotices event={event} orders={orders} skippedCount={skippedCount} />
      {note !== 'none' && (
        <NoteField
          event={event}
          value={answers.note}
          error={invalidField === 'note' ? t('workshopMove.note.missing') : serverErrors.note}
          onChange={(typed) => change({ note: typed })}
        />
      )}
      {extraField === 'carrier' && (
        <CarrierFields
          orders={orders}
          answers={answers}
          isMissing={invalidField === 'carrier'}
          serverErrors={serverErrors}
          onChange={change}
        />
      )}
      {extraField === 'refund' && (
        <RefundField
          value={answers.refund}
          max={max}
          error={invalidField === 'refund' ? t('workshopMove.refund.missing') : serverErrors.refund}
          onChange={(refund) => change({ refund })}
        />
      )}
      {failure && Object.keys(serverErrors).length === 0 && (
        <Text tone="bad" role="alert">
          {failure.message}
        </Text>
      )}
      <TransitionActions event={event} isBlocked={isBlocked} isPending={isPending} onBack={onBack} />
    </Stack>
  );
}

interface TransitionActionsProps {
  event: AdminEvent;
  /** It would be refused: only the way back is left. */
  isBlocked: boolean;
  isPending: boolean;
  onBack: () => void;
}

function TransitionActions({ event, isBlocked, isPending, onBack }: TransitionActionsProps) {
  const t = useTexts(transitionTexts);
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
  max: number;
  error: string | undefined;
  onChange: (typed: string) => void;
}

function RefundField({ value, max, error, onChange }: RefundFieldProps) {
  const t = useTexts(transitionTexts);
  const hint = (
    <>
      {t('workshopMove.refund.hint')} <AmountText agorot={max} />
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
