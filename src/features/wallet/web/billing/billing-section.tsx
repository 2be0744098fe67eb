import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#ui/locale.tsx';
import { WalletSection } from '../parts/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import { walletQueries } from '../wallet-queries.ts';
import { BillingForm } from './billing-form.tsx';

/** Who the next invoices are made out to. */
export function BillingSection() {
  const t = useTexts(walletTexts);
  const reading = useQuery(walletQueries.billing);
  return (
    <WalletSection name="billing" reading={reading} description={t('wallet.billing.text')}>
      {(details) => <BillingForm details={details} />}
    </WalletSection>
  );
}
