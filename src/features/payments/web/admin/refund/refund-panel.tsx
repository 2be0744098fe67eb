import { Info, LoaderCircle, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { reasonMax } from '#base/admin-list.ts';
import { isolatedMoney } from '#base/money.ts';
import { requiredText } from '#base/schemas.ts';
import { ConfirmAction, Panel, ReasonField, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { agorotOf, isTooFine, shekelsOf } from '#ui/forms/agorot.ts';
import { parsedText } from '#ui/forms/field-schemas.ts';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Caption, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { type AdminPaymentDetail, adminPaymentsApi } from '../../../admin-contract.ts';
import styles from '../payment/payment.module.css';
import { paymentAdminTexts } from '../payment-texts.ts';

/** The refundable amount, and what a refund does not affect. */
export function RefundPanel({ payment }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const { status, left: refundable } = payment;
  const refuses =
    status !== 'paid' ? t('paymentAdmin.refund.unpaid') : refundable === 0 && t('paymentAdmin.refund.none');
  return (
    <Panel title={t('paymentAdmin.refund.title')}>
      {refuses ? (
        <Caption>{refuses}</Caption>
      ) : (
        <Row wrap align="center" justify="between" gap={3}>
          <p>
            {t('paymentAdmin.refund.refundable')} <MoneyText className={styles.amount ?? ''} agorot={refundable} />
          </p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Undo2 aria-hidden="true" />
            {t('paymentAdmin.refund.button')}
          </Button>
        </Row>
      )}
      <RefundState payment={payment} />
      {status === 'paid' && <RefundNote payment={payment} />}
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Shown while the provider has not responded, and if it rejected the last refund. */
function RefundState({ payment: { refunds } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  if (refunds.some(({ status }) => status === 'created'))
    return (
      <Notice icon={LoaderCircle} tone="sea" title={t('paymentAdmin.refund.sent')} isLive>
        {t('paymentAdmin.refund.sentText')}
      </Notice>
    );
  if (refunds[0]?.status !== 'failed') return null;
  return (
    <Notice icon={TriangleAlert} tone="bad" title={t('paymentAdmin.refund.refused')} isLive>
      {t('paymentAdmin.refund.refusedText')}
    </Notice>
  );
}

function RefundNote({ payment: { subject } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  if (!subject) return null;
  const isPhysicalCards = subject.kind === 'cards';
  return (
    <Grid columns="auto fill" align="center" gap={[2, 3]} tone="muted" size="s" className={styles.meaning}>
      <Info size={18} aria-hidden="true" />
      <p>{t(isPhysicalCards ? 'paymentAdmin.refund.physicalCardsNote' : 'paymentAdmin.refund.aboutSubscription')}</p>
    </Grid>
  );
}

const refund = (refundable: number) =>
  z.object({
    amount: z
      .string()
      .refine((typed) => !isTooFine(typed), { error: 'paymentAdmin.refund.tooFine', abort: true })
      .pipe(parsedText((typed) => agorotOf(typed, refundable), 'paymentAdmin.refund.wrong')),
    reason: requiredText(reasonMax, 'paymentAdmin.refund.reasonMissing'),
  });
type Refund = z.output<ReturnType<typeof refund>>;

interface RefundDialogProps {
  payment: AdminPaymentDetail;
  onClose: () => void;
}

/** Prompts for amount and reason; defaults to the whole remainder, the most common case. */
function RefundDialog({ payment: { id, left: refundable }, onClose }: RefundDialogProps) {
  const t = useTexts(paymentAdminTexts);
  const form = useSchemaForm({
    schema: refund(refundable),
    texts: [paymentAdminTexts],
    defaultValues: { amount: shekelsOf(refundable), reason: '' },
  });
  const { send, isPending } = useRefund(id, { onDone: onClose, onFields: form.showFields });
  const amount = agorotOf(form.watch('amount'), refundable);
  const maxButton = (
    <>
      {t('paymentAdmin.refund.max')} <MoneyText agorot={refundable} />
    </>
  );
  return (
    <ConfirmAction
      title={t('paymentAdmin.refund.dialog', { id: String(id) })}
      text={t('paymentAdmin.refund.text')}
      action={
        amount === undefined
          ? t('paymentAdmin.refund.actionNone')
          : t('paymentAdmin.refund.action', { amount: isolatedMoney(amount) })
      }
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={form.handleSubmit(send)}
      isPending={isPending}
    >
      <Stack gap={4}>
        <Field
          label={t('paymentAdmin.refund.amount')}
          hint={maxButton}
          error={form.errorOf('amount', { max: isolatedMoney(refundable) })}
          required
        >
          <Input {...form.register('amount')} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={12} />
        </Field>
        <ReasonField {...form.register('reason')} error={form.errorOf('reason')} />
      </Stack>
    </ConfirmAction>
  );
}

interface Listener {
  readonly onDone: () => void;
  readonly onFields: (fields: Readonly<Record<string, string>>) => boolean;
}

/**
 * Refunds exactly once: while the dialog is open, the idempotency key stays the same, so that a request whose response
 * was lost can be repeated.
 */
function useRefund(id: number, { onDone, onFields }: Listener) {
  const t = useTexts(paymentAdminTexts);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useAdminCall<AdminPaymentDetail, Refund>({
    call: (api, { amount, reason }) =>
      api.call(
        adminPaymentsApi.refund,
        { params: { id }, body: { amount, reason } },
        { 'idempotency-key': `${idempotencyKey}-${amount}` },
      ),
    onDone: ({ refunds }) => {
      // The page shows the result too; a pending or rejected refund is explained there.
      if (refunds[0]?.status === 'done') toast({ title: t('paymentAdmin.refund.done') });
      onDone();
    },
    onFields,
  });
}
