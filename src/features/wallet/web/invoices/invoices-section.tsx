import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { EmptySection } from '../parts/empty-section.tsx';
import sections from '../parts/wallet-section.module.css';
import { WalletSection } from '../parts/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import { walletQueries } from '../wallet-queries.ts';
import { InvoiceRow } from './invoice-row.tsx';

/** As many as are looked for most of the time; the rest one press away. */
const shownFirst = 6;

export function InvoicesSection() {
  const t = useTexts(walletTexts);
  const { locale } = useLocale();
  const [isWhole, setIsWhole] = useState(false);
  const reading = useQuery(walletQueries.invoices(locale));
  return (
    <WalletSection name="invoices" reading={reading}>
      {(invoices) => (
        <>
          {invoices.length === 0 && <EmptySection icon={FileText}>{t('wallet.invoices.none')}</EmptySection>}
          {invoices.length > 0 && (
            <ul className={sections.rows}>
              {invoices.slice(0, isWhole ? undefined : shownFirst).map((invoice) => (
                <li key={invoice.id}>
                  <InvoiceRow invoice={invoice} />
                </li>
              ))}
            </ul>
          )}
          {invoices.length > shownFirst && !isWhole && (
            <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
              {t('wallet.invoices.all', { count: invoices.length })}
            </Button>
          )}
        </>
      )}
    </WalletSection>
  );
}
