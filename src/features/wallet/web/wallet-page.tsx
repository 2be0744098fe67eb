import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Download, FileText, Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { z } from 'zod';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { type BillingDetails, billingDetails, type Invoice, invoicesApi } from '#features/invoices/contract.ts';
import { fileNameOf, numberText } from '#features/invoices/domain.ts';
import { invoicesTexts } from '#features/invoices/texts.ts';
import { type PaymentMethod, paymentsApi } from '#features/payments/contract.ts';
import { AddMethodDialog, MethodLine, paymentQueries, usePaymentMethods } from '#features/payments/web/index.ts';
import type { Subscription } from '#features/subscriptions/contract.ts';
import { subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { unbrokenDates } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { useUnsavedWarning } from '#ui/forms/unsaved-guard.tsx';
import { AppPage, PageHeader } from '#ui/layout/app-page.tsx';
import { Caption, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { downloadFile } from '#web-kit/download.ts';
import sections from './components/wallet-section.module.css';
import { initialCount, SectionList, WalletSection } from './components/wallet-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { ChangePaymentMethodDialog } from './plan/change-payment-method-dialog.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { walletTexts } from './texts.ts';
import styles from './wallet-page.module.css';
import { walletQueries } from './wallet-queries.ts';

/** A mutation in the wallet; shows the server's own error message. */
export function useWalletCall<A, I = void>(call: Call<I, A>) {
  return useCall({ ...call, onFailed: useShowFailure() });
}

type BillingTyped = z.input<typeof billingDetails>;

/** Form fields cannot hold null, so missing values become empty strings. */
const typedOf = (details: BillingDetails | null): BillingTyped => ({
  name: details?.name ?? '',
  taxId: details?.taxId ?? '',
  address: details?.address ?? '',
  city: details?.city ?? '',
});

export function BillingForm({ details }: { details: BillingDetails | null }) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  const form = useSchemaForm({
    schema: billingDetails,
    texts: [invoicesTexts],
    values: typedOf(details),
    // A refetch must not overwrite what the user is typing.
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  const { send, isPending } = useWalletCall({
    call: (api, body: BillingDetails) => api.call(invoicesApi.setDetails, { body }),
    onFields: form.showFields,
    onDone: (saved) => {
      queries.setQueryData(walletQueries.billing.queryKey, saved);
      form.reset(typedOf(saved), { keepDirtyValues: false });
      toast({ title: t('wallet.billing.saved') });
    },
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrinkItems shrink className={styles.form}>
      <Field label={t('wallet.billing.name')} hint={t('wallet.billing.nameHint')} error={form.errorOf('name')}>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field
        label={t('wallet.billing.taxId')}
        hint={t('wallet.billing.taxIdHint')}
        error={form.errorOf('taxId')}
        optional
      >
        <Input {...form.register('taxId')} dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Grid columns={1} gap={4} align="start" shrink className={styles.pair}>
        <Field label={t('wallet.billing.address')} error={form.errorOf('address')} optional>
          <Input {...form.register('address')} autoComplete="street-address" />
        </Field>
        <Field label={t('wallet.billing.city')} error={form.errorOf('city')} optional>
          <Input {...form.register('city')} autoComplete="address-level2" />
        </Field>
      </Grid>
      <SubmitButton variant="outline" disabled={!isDirty}>
        {t('wallet.billing.save')}
      </SubmitButton>
    </Form>
  );
}

function InvoicesSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const [isExpanded, setIsExpanded] = useState(false);
  const reading = useQuery(walletQueries.invoices(locale));
  return (
    <WalletSection name="invoices" reading={reading}>
      {(invoices) => (
        <>
          <SectionList
            items={invoices.slice(0, isExpanded ? undefined : initialCount)}
            icon={FileText}
            none={t('wallet.invoices.none')}
          >
            {(invoice) => <InvoiceRow invoice={invoice} />}
          </SectionList>
          {invoices.length > initialCount && !isExpanded && (
            <Button variant="outline" size="sm" onClick={() => setIsExpanded(true)}>
              {t('wallet.invoices.all', { count: invoices.length })}
            </Button>
          )}
        </>
      )}
    </WalletSection>
  );
}

export interface WalletPageProps {
  /** Whether one of our pages is built; links to missing pages are not shown. */
  pageExists(path: string): boolean;
}

/** `/wallet`: all billing data of an owner. Each section loads, fails and retries independently. */
export function WalletPage({ pageExists }: WalletPageProps) {
  const t = useTexts(walletTexts);
  usePageTitle(t('wallet.title'));
  return (
    <AppPage className={styles.page}>
      <PageHeader title={t('wallet.title')} lead={t('wallet.lead')} />
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        <Grid columns={1} gap={4} align="start">
          <PlanSection hasPlans={pageExists('/subscription')} />
          <MethodsSection />
          <PaymentsSection />
        </Grid>
        <Grid columns={1} gap={4} align="start">
          <InvoicesSection />
          <BillingSection />
        </Grid>
      </Grid>
    </AppPage>
  );
}

/** The recipient details for future invoices. */
function BillingSection() {
  const t = useTexts(walletTexts);
  const reading = useQuery(walletQueries.billing);
  return (
    <WalletSection name="billing" reading={reading} description={t('wallet.billing.text')}>
      {(details) => <BillingForm details={details} />}
    </WalletSection>
  );
}

/** Saved cards: which one is charged, which ones expire, and adding a new one. */
function MethodsSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const [isAdding, setIsAdding] = useState(false);
  const reading = usePaymentMethods();
  const plan = useQuery(subscriptionQueries.mine(locale)).data;
  const chargedId = plan && isCharging(plan) ? plan.paid?.methodId : undefined;
  const add = (
    <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
      <Plus aria-hidden="true" />
      {t('wallet.methods.add')}
    </Button>
  );
  return (
    <WalletSection name="methods" reading={reading} action={add}>
      {(methods) => (
        <>
          <SectionList items={methods} icon={CreditCard} none={t('wallet.methods.none')}>
            {(method) => (
              <MethodRow method={method} isOfPlan={method.id === chargedId} isOwed={plan?.state === 'past_due'} />
            )}
          </SectionList>
          {methods.length > 1 && methods.some(({ id }) => id === chargedId) && (
            <Caption>{t('wallet.methods.defaultText')}</Caption>
          )}
          <AddMethodDialog open={isAdding} onOpenChange={setIsAdding} />
        </>
      )}
    </WalletSection>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTexts(walletTexts);
  const { send, isPending } = useWalletCall({ call: (api) => downloadInvoice(api, invoice) });
  const number = invoice.number === null ? t('wallet.invoices.sample') : numberText(invoice.number);
  const kind = t(`wallet.invoices.${invoice.kind}`);
  return (
    <Row gap={3} align="center">
      <Stack gap={1} shrink grow>
        <Text weight="medium" line="snug" breakWords>
          <bdi>{unbrokenDates(invoice.title)}</bdi>
        </Text>
        <Stack as="p" tone="muted" size="s">
          <span>
            {kind} <LatinText>{number}</LatinText>
          </span>
          <DateText value={invoice.issuedAt} />
        </Stack>
      </Stack>
      <MoneyText className={sections.amount ?? ''} agorot={invoice.gross} />
      <Button
        variant="outline"
        size="icon"
        loading={isPending}
        aria-label={t('wallet.invoices.download', { kind, number })}
        onClick={() => send()}
      >
        <Download aria-hidden="true" />
      </Button>
    </Row>
  );
}

/** Saves the document to the user's downloads; throws an error with the reason on failure. */
async function downloadInvoice(api: Api, invoice: Invoice): Promise<void> {
  const answer = (await api.call(invoicesApi.pdf, { params: { id: invoice.id } })) as Response;
  downloadFile(await answer.blob(), fileNameOf(invoice));
}

/** The server keeps a payment method that a subscription will still be charged to. */
const isCharging = ({ nextCharge, state, accountDeletesAt }: Subscription): boolean =>
  !accountDeletesAt && (nextCharge !== null || state === 'past_due');

interface MethodRowProps {
  method: PaymentMethod;
  /** The subscription is charged to this method. */
  isOfPlan: boolean;
  /** A charge of the subscription has failed and is outstanding. */
  isOwed: boolean;
}

function MethodRow({ method, isOfPlan, isOwed }: MethodRowProps) {
  const t = useTexts(walletTexts);
  const { makeDefault } = useMethodCalls(method.id);
  return (
    <Grid columns="fill auto" gap={[1, 3]} align="center" className={styles.row}>
      <MethodLine method={method} />
      <Row as="span" gap={2} align="center" wrap className={styles.more}>
        {method.isDefault && <Badge size="sm">{t('wallet.methods.default')}</Badge>}
        {isOfPlan && (
          <Badge size="sm" variant="outline">
            {t('wallet.methods.ofPlan')}
          </Badge>
        )}
        {!method.isDefault && method.expiry !== 'over' && (
          <Button variant="link" size="sm" loading={makeDefault.isPending} onClick={() => makeDefault.send()}>
            {t('wallet.methods.makeDefault')}
          </Button>
        )}
      </Row>
      <span className={styles.bin}>
        {isOfPlan ? <ReplaceButton method={method} isOwed={isOwed} /> : <RemoveButton method={method} />}
      </span>
    </Grid>
  );
}

type Confirmation = Omit<ComponentProps<typeof ConfirmButton>, 'variant' | 'size' | 'aria-label' | 'children'>;

function BinButton({ digits, ...confirmation }: Confirmation & { digits: string }) {
  const t = useTexts(walletTexts);
  return (
    <ConfirmButton variant="ghost" size="icon" aria-label={t('wallet.methods.remove', { digits })} {...confirmation}>
      <Trash2 aria-hidden="true" />
    </ConfirmButton>
  );
}

function RemoveButton({ method: { id, last4: digits } }: Pick<MethodRowProps, 'method'>) {
  const t = useTexts(walletTexts);
  const { remove } = useMethodCalls(id);
  return (
    <BinButton
      digits={digits}
      call={remove}
      title={t('wallet.methods.removeTitle', { digits })}
      description={t('wallet.methods.removeText')}
      confirm={t('wallet.methods.removeConfirm')}
      destructive
    />
  );
}

/** A subscription's card can only be removed once another takes its place, so the way there is offered instead. */
function ReplaceButton({ method: { id, last4: digits }, isOwed }: Pick<MethodRowProps, 'method' | 'isOwed'>) {
  const t = useTexts(walletTexts);
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <BinButton
        digits={digits}
        call={{ isPending: false, send: () => setIsChanging(true) }}
        title={t('wallet.methods.inUseTitle', { digits })}
        description={t('wallet.methods.inUseText')}
        confirm={t('wallet.plan.changeCard')}
      />
      <ChangePaymentMethodDialog
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        current={id}
        isOwed={isOwed}
      />
    </>
  );
}

/** Both calls return the updated list. */
function useMethodCalls(id: number) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  const { queryKey } = paymentQueries.methods(useApi());
  const finish = (title: string) => (methods: PaymentMethod[]) => {
    queries.setQueryData(queryKey, methods);
    toast({ title });
  };
  const remove = useWalletCall({
    call: (api) => api.call(paymentsApi.removeMethod, { params: { id } }),
    onDone: finish(t('wallet.methods.removed')),
  });
  const makeDefault = useWalletCall({
    call: (api) => api.call(paymentsApi.makeDefault, { params: { id } }),
    onDone: finish(t('wallet.methods.madeDefault')),
  });
  return { remove, makeDefault };
}
