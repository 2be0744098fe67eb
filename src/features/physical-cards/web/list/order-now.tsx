import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, PackageCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { z } from 'zod';
import { isolatedMoney } from '#base/money.ts';
import { requiredText } from '#base/schemas.ts';
import { useContact } from '#features/settings/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Textarea } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, useSchemaForm } from '#ui/forms/form.tsx';
import { Card, Row, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { type PhysicalOrder, type PhysicalOrderWithHistory, physicalCardsApi } from '../../contract.ts';
import { isOpenOrder } from '../../in-progress.ts';
import { physicalCardsTexts } from '../../texts.ts';
import { Tracking } from '../components/order-state.tsx';
import { ownProfilesQuery } from '../components/own-profiles-query.ts';
import { usePromiseText } from '../components/promise-text.ts';
import { useFixDesign, useOrderAgain } from '../components/use-order-again.ts';
import { useCacheOrder, usePhysicalCardCall } from '../use-physical-cards.ts';
import styles from './card-order.module.css';
import { orderPageTexts } from './order-page-texts.ts';

/** The current state, the expected delivery and the owner's possible actions. */
export function OrderNow({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  const promised = usePromiseText();
  const { id, state, promise, tracking, reason, can, expiresAt } = order;
  const { data: profiles = [] } = useQuery(ownProfilesQuery);
  // Nothing is sold to an account that waits for its deletion.
  const { user } = useSession();
  const isPayable = state === 'pending_payment' && !user?.deletesAt;
  const hasNoPromise =
    state === 'delivery_problem' || state === 'needs_changes' || (state === 'pending_payment' && !isPayable);
  const fix = useFixDesign(order, profiles);
  const again = useOrderAgain(order, profiles);
  return (
    <Card tone="raised">
      <Text size="l" weight="medium" line="snug" role="status">
        {t(`orderPage.says.${state}`, { at: new Date(expiresAt ?? 0) })}
      </Text>
      {reason && (
        <div className={styles.reason}>
          {state !== 'delivery_problem' && (
            <Text tone="warn" size="s" weight="medium">
              {t('orderPage.request')}
            </Text>
          )}
          <p>
            <bdi>{reason}</bdi>
          </p>
        </div>
      )}
      {promise && isOpenOrder(state) && !hasNoPromise && (
        <Row as="p" gap={3} align="center" className={styles.promise}>
          <CalendarCheck size={18} strokeWidth={1.75} aria-hidden="true" />
          {state === 'pending_payment' ? t('orderPage.ifPaid', { promise: promised(promise) }) : promised(promise)}
        </Row>
      )}
      {tracking && isOpenOrder(state) && <Tracking tracking={tracking} />}
      <Row gap={3} wrap className={styles.actions}>
        {isPayable && (
          <RouterLinkButton variant="hot" to={`/checkout/physical-card/${id}`}>
            {t('orderPage.action.pay')}
          </RouterLinkButton>
        )}
        {can.includes('resubmit') && (
          <Button variant="hot" loading={fix.isPending} onClick={fix.go}>
            {t('orderPage.action.fix')}
          </Button>
        )}
        {!isOpenOrder(state) && profiles.length > 0 && (
          <Button loading={again.isPending} onClick={again.go}>
            {t('orderPage.action.again')}
          </Button>
        )}
        {can.includes('deliver') && <Received orderId={id} />}
        {can.includes('report_problem') && <ProblemDialog orderId={id} />}
        <CancelOrder order={order} />
      </Row>
    </Card>
  );
}

function Received({ orderId }: { orderId: number }) {
  const t = useTexts(orderPageTexts);
  const cacheOrder = useCacheOrder();
  const { send, isPending } = usePhysicalCardCall({
    call: (api) => api.call(physicalCardsApi.received, { params: { id: orderId } }),
    onDone: (order) => {
      cacheOrder(order);
      toast({ title: t('orderPage.action.receivedDone') });
    },
  });
  return (
    <Button loading={isPending} onClick={() => send()}>
      <PackageCheck aria-hidden="true" />
      {t('orderPage.action.received')}
    </Button>
  );
}

/** Cancelling needs a confirmation that shows the refund amount. If it is too late to cancel, that is shown instead. */
function CancelOrder({ order: { id, state, can, refundOnCancel } }: { order: PhysicalOrder }) {
  const t = useTexts(orderPageTexts);
  const { mail } = useContact();
  const cacheOrder = useCacheOrder();
  const cancellation = usePhysicalCardCall({
    call: (api) => api.call(physicalCardsApi.cancel, { params: { id } }),
    onDone: (after) => {
      cacheOrder(after);
      const back = refundOnCancel > 0 && t('orderPage.cancel.doneRefund', { amount: isolatedMoney(refundOnCancel) });
      toast({ title: t('orderPage.cancel.done'), ...(back && { description: back }) });
    },
  });
  if (state === 'in_production' || state === 'encoded')
    return (
      <Text tone="muted" size="s" className={styles.late}>
        {t('orderPage.cancel.late')} <a href={`mailto:${mail}`}>{t('orderPage.cancel.write')}</a>
      </Text>
    );
  if (!can.includes('cancel')) return null;
  return (
    <ConfirmButton
      call={cancellation}
      title={t('orderPage.cancel.title')}
      description={
        refundOnCancel > 0
          ? t('orderPage.cancel.refund', { amount: isolatedMoney(refundOnCancel) })
          : t('orderPage.cancel.unpaid')
      }
      confirm={t('orderPage.cancel.confirm')}
      cancel={t('orderPage.cancel.stay')}
      destructive
      staysOpen
    >
      {t('orderPage.action.cancel')}
    </ConfirmButton>
  );
}

const noteMax = 500;
const problem = z.object({ note: requiredText(noteMax, 'physicalCards.note.missing') });

/** A description in the owner's own words; the typed text is preserved when the dialog is closed. */
function ProblemDialog({ orderId }: { orderId: number }) {
  const t = useTexts(orderPageTexts);
  const formId = useId();
  const cacheOrder = useCacheOrder();
  const [isOpen, setIsOpen] = useState(false);
  const form = useSchemaForm({ schema: problem, texts: [physicalCardsTexts], defaultValues: { note: '' } });
  const { send, isPending } = usePhysicalCardCall({
    call: (api, body: z.output<typeof problem>) =>
      api.call(physicalCardsApi.problem, { params: { id: orderId }, body }),
    onFields: form.showFields,
    onDone: (order) => {
      setIsOpen(false);
      cacheOrder(order);
      toast({ title: t('orderPage.problem.done') });
    },
  });
  const actions = (
    <Button type="submit" form={formId} loading={isPending}>
      {t('orderPage.problem.send')}
    </Button>
  );
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{t('orderPage.action.problem')}</Button>
      </DialogTrigger>
      <DialogContent
        size="sm"
        title={t('orderPage.problem.title')}
        description={t('orderPage.problem.text')}
        footer={actions}
      >
        <Form id={formId} form={form} onSubmit={send} isPending={isPending}>
          <Field label={t('orderPage.problem.label')} error={form.errorOf('note')} required>
            <Textarea {...form.register('note')} maxLength={noteMax} />
          </Field>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
