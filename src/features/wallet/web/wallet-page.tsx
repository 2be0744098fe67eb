import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { BillingSection } from './billing/billing-section.tsx';
import { InvoicesSection } from './invoices/invoices-section.tsx';
import { MethodsSection } from './methods/methods-section.tsx';
import { PaymentsSection } from './payments/payments-section.tsx';
import { PlanSection } from './plan/plan-section.tsx';
import { walletTexts } from './texts.ts';
import styles from './wallet-page.module.css';

export interface WalletPageProps {
  /** Whether a page of ours is built: what leads nowhere is not shown. */
  pageExists(path: string): boolean;
}

/** `/wallet`: all that has to do with an owner's money. Each part is read, fails and is tried again by itself. */
export function WalletPage({ pageExists }: WalletPageProps) {
  const t = useTexts(walletTexts);
  usePageTitle(t('wallet.title'));
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1 className={styles.title}>{t('wallet.title')}</h1>
        <p className={styles.lead}>{t('wallet.lead')}</p>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PlanSection hasPlans={pageExists('/subscription')} />
          <MethodsSection />
          <PaymentsSection />
        </div>
        <div className={styles.column}>
          <InvoicesSection />
          <BillingSection />
        </div>
      </div>
    </div>
  );
}
