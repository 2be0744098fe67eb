import { useQuery } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { AddMethodDialog, usePaymentMethods } from '#features/payments/web/index.ts';
import { subscriptionQueries } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { EmptySection } from '../parts/empty-section.tsx';
import sections from '../parts/wallet-section.module.css';
import { WalletSection } from '../parts/wallet-section.tsx';
import { walletTexts } from '../texts.ts';
import { MethodRow } from './method-row.tsx';

/** Saved cards: which one is charged, which ones run out, and a new one. */
export function MethodsSection() {
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
