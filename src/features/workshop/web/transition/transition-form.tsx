import { CircleAlert, OctagonAlert, TriangleAlert, Undo2 } from 'lucide-react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { carrierNames, carriers } from '#features/physical-cards/delivery.ts';
import { warningsOf } from '#features/physical-cards/design/warnings.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, FieldGroup, Input, Textarea } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, type SchemaForm, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import type { WorkshopOrder } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';
import { OrderNumber } from '../components/order-details.tsx';
import { transitionTexts } from '../transition-texts.ts';
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
    texts: [transitionTexts],
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
          error={form.errorOf('refund')}
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

interface CarrierFieldsProps {
  orders: readonly WorkshopOrder[];
  form: SchemaForm<TransitionInput>;
}

const maxNumberLength = 60;

/** Tracking numbers, one per order. */
function NumberFields({ orders, form: { register, errorOf } }: CarrierFieldsProps) {
  const t = useTexts(transitionTexts);
  const inputOf = (id: number) => (
    <Input
      {...register(`numbers.${id}`)}
      dir="ltr"
      maxLength={maxNumberLength}
      autoComplete="off"
      spellCheck={false}
      {...(orders.length > 1 && { 'aria-label': t('workshopMove.number.of', { number: String(id) }) })}
    />
  );
  // The server's error about a tracking number is always mapped to the first order.
  const error = errorOf(`numbers.${orders[0]?.id ?? 0}`);
  const [first] = orders;
  if (orders.length === 1 && first)
    return (
      <Field label={t('workshopMove.number.label')} error={error}>
        {inputOf(first.id)}
      </Field>
    );
  return (
    <FieldGroup label={t('workshopMove.number.each')} hint={t('workshopMove.number.eachHint')} error={error}>
      <Stack gap={2} className={styles.numbers}>
        {orders.map(({ id }) => (
          <Grid gap={3} align="center" key={id} className={styles.number}>
            <OrderNumber id={id} />
            {inputOf(id)}
          </Grid>
        ))}
      </Stack>
    </FieldGroup>
  );
}

/** A tracking link is requested only if the carrier's page is not known and there is a single parcel. */
function CarrierFields({ orders, form }: CarrierFieldsProps) {
  const t = useTexts(transitionTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const carrier = form.watch('carrier');
  const needsLink = orders.length === 1 && carrier !== '' && carriers[carrier] === null;
  return (
    <Stack gap={4} shrink shrinkItems>
      <Field label={t('workshopMove.carrier.label')} required error={form.errorOf('carrier')}>
        <Select {...form.register('carrier')} placeholder={t('workshopMove.carrier.choose')}>
          {carrierNames.map((name) => (
            <option key={name} value={name}>
              {tLabels(`workshopWords.carrier.${name}`)}
            </option>
          ))}
        </Select>
      </Field>
      <NumberFields orders={orders} form={form} />
      {needsLink && (
        <Field label={t('workshopMove.link.label')} hint={t('workshopMove.link.hint')} error={form.errorOf('link')}>
          <Input {...form.register('link')} type="url" placeholder="https://" autoComplete="off" />
        </Field>
      )}
    </Stack>
  );
}
