import { CircleAlert, OctagonAlert, TriangleAlert, Undo2 } from 'lucide-react';
import { isolatedMoney } from '#base/money.ts';
import { useAdminCall } from '#features/admin/web/index.ts';
import { warningsOf } from '#features/physical-cards/design/warnings.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input, Textarea } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { workshopTexts } from '../../texts.ts';
import { transitionTexts } from '../transition-texts.ts';
import { CarrierFields } from './carrier-fields.tsx';
import { needs } from './needs.ts';
import { sendTransition, type TransitionResult } from './send-transition.ts';
import styles from './transition.module.css';
import {
  maxRefund,
  noAnswers,
  refundOf,
  type TransitionInput,
  type TransitionRequest,
  transitionForm,
} from './transition-input.ts';

const cannotPrint = ({ design }: WorkshopOrder): boolean =>
  warningsOf(design).some(({ severity }) => severity === 'stop');

/** Information to show before the transition. */
function TransitionNotices({ event, orders, skippedCount }: TransitionRequest) {
  const t = useTexts(transitionTexts);
  const unwritten = orders.reduce((sum, { quantity, tagsWritten }) => sum + Math.max(0, quantity - tagsWritten), 0);
  const refundAmount = refundOf('cancel', orders, '');
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
                  <MoneyText agorot={refundAmount} />
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

const maxNoteLength = 500;
const labels = {
  ask_changes: 'workshopMove.note.label.ask_changes',
  report_problem: 'workshopMove.note.label.report_problem',
  take_back: 'workshopMove.note.label.take_back',
  cancel: 'workshopMove.note.label.cancel',
} as const;

interface TransitionFormProps extends TransitionRequest {
  /** The draft from before the dialog was closed. */
  typed?: TransitionInput | undefined;
  onTyped?: ((answers: TransitionInput) => void) | undefined;
  onDone: (result: TransitionResult, answers: TransitionInput) => void;
  onBack: () => void;
}

/** Shows server errors beside the field they name; other errors are shown above the buttons. */
export function TransitionForm({ event, orders, skippedCount, typed, onTyped, onDone, onBack }: TransitionFormProps) {
  const t = useTexts(transitionTexts);
  const [first] = orders;
  const max = first ? maxRefund(first) : 0;
  const form = useSchemaForm({
    schema: transitionForm(event, max),
    texts: [transitionTexts, workshopTexts],
    serverNames: { trackingNumber: `numbers.${first?.id ?? 0}`, trackingLink: 'link' },
    defaultValues: typed ?? {
      ...noAnswers,
      numbers: Object.fromEntries(orders.map(({ id }) => [id, ''])),
      refund: (max / 100).toFixed(2),
    },
    onValues: onTyped,
  });
  const { send, isPending } = useAdminCall({
    call: (api, answers: TransitionInput) => sendTransition(api, { event, orders, answers }),
    onDone,
    onFields: form.showFields,
    onFailed: ({ message }) => {
      form.setError('root', { message });
      return true;
    },
  });
  const { note, extraField } = needs[event];
  // Orders whose tags are not all written cannot advance.
  const isBlocked = event === 'encode' && orders.every(({ quantity, tagsWritten }) => tagsWritten < quantity);
  const failure = form.formState.errors.root?.message;
  return (
    <Form
      form={form}
      onSubmit={(answers) => isBlocked || send(answers)}
      isPending={isPending}
      gap={4}
      shrink
      shrinkItems
    >
      <TransitionNotices event={event} orders={orders} skippedCount={skippedCount} />
      {note !== 'none' && (
        <Field
          label={t(labels[event as keyof typeof labels])}
          hint={t('workshopMove.note.hint')}
          required={note === 'required'}
          optional={note === 'optional'}
          error={form.errorOf('note')}
        >
          <Textarea {...form.register('note')} rows={3} maxLength={maxNoteLength} />
        </Field>
      )}
      {extraField === 'carrier' && <CarrierFields orders={orders} form={form} />}
      {extraField === 'refund' && (
        <Field
          label={t('workshopMove.refund.label')}
          hint={
            <>
              {t('workshopMove.refund.hint')} <MoneyText agorot={max} />
            </>
          }
          required
          error={form.errorOf('refund', { max: isolatedMoney(max) })}
        >
          <Input {...form.register('refund')} inputMode="decimal" dir="ltr" autoComplete="off" />
        </Field>
      )}
      {failure && (
        <Text tone="bad" role="alert">
          {failure}
        </Text>
      )}
      <Row gap={3} wrap className={styles.actions}>
        {/* A transition that the server would reject is not offered; only the back button remains. */}
        {!isBlocked && (
          <SubmitButton variant={needs[event].isDestructive ? 'destructive' : 'default'}>
            {t(`workshopMove.confirm.${event}`)}
          </SubmitButton>
        )}
        <Button variant="outline" onClick={onBack}>
          {t('workshopMove.back')}
        </Button>
      </Row>
    </Form>
  );
}
