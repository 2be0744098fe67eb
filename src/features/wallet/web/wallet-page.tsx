import { useQuery } from '@tanstack/react-query';
import { CreditCard, FileText, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddMethodDialog, usePaymentMethods } from '#features/payments/web/index.ts';
import { subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Grid, Stack } from '#ui/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { BillingForm } from './billing/billing-form.tsx';
import { InvoiceRow } from './invoices/invoice-row.tsx';
import { MethodRow } from './methods/method-row.tsx';
import { EmptySection } from './components/empty-section.tsx';
import sections from './components/wallet-section.module.css';
import { WalletSection } from './components/wallet-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { walletTexts } from './texts.ts';
import styles from './wallet-page.module.css';
import { walletQueries } from './wallet-queries.ts';

/** As many as are looked for most of the time; the rest one press away. */
const initialCount = 6;

function InvoicesSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const [isExpanded, setIsExpanded] = useState(false);
  const reading = useQuery(walletQueries.invoices(locale));
  return (
    <WalletSection name="invoices" reading={reading}>
      {(invoices) => (
        <>
          {invoices.length === 0 && <EmptySection icon={FileText}>{t('wallet.invoices.none')}</EmptySection>}
          {invoices.length > 0 && (
            <ul className={sections.rows}>
              {invoices.slice(0, isExpanded ? undefined : initialCount).map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceRow invoice={invoice} />
                </li>
              ))}
            </ul>
          )}
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
  /** Whether a page of ours is built: what leads nowhere is not shown. */
  pageExists(path: string): boolean;
}

/** `/wallet`: all that has to do with an owner's money. Each part is read, fails and is tried again by itself. */
export function WalletPage({ pageExists }: WalletPageProps) {
  const t = useTexts(walletTexts);
  usePageTitle(t('wallet.title'));
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <Stack gap={1}>
        <Text as="h1" size="2xl">
          {t('wallet.title')}
        </Text>
        <Text tone="muted">{t('wallet.lead')}</Text>
      </Stack>
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
    </Stack>
  );
}

/** Who the next invoices are made out to. */
function BillingSection() {
  const t = useTexts(walletTexts);
  const reading = useQuery(walletQueries.billing);
  return (
    <WalletSection name="billing" reading={reading} description={t('wallet.billing.text')}>
      {(details) => <BillingForm details={details} />}
    </WalletSection>
  );
}

/** Saved cards: which one is charged, which ones run out, and a new one. */
function MethodsSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const [isAdding, setIsAdding] = useState(false);
  const reading = usePaymentMethods();
  const paid = useQuery(subscriptionQueries.mine(locale)).data?.paid;
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
          {methods.length === 0 && <EmptySection icon={CreditCard}>{t('wallet.methods.none')}</EmptySection>}
          {methods.length > 0 && (
            <ul className={sections.rows}>
              {methods.map((method) => (
                <li key={method.id}>
                  <MethodRow method={method} isOfPlan={method.id === paid?.methodId} />
                </li>
              ))}
            </ul>
          )}
          <AddMethodDialog open={isAdding} onOpenChange={setIsAdding} />
        </>
      )}
    </WalletSection>
  );
}
