import { useQueryClient } from '@tanstack/react-query';
import { type BillingDetails, invoicesApi } from '#features/invoices/contract.ts';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { walletTexts } from '../texts.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import { walletQueries } from '../wallet-queries.ts';

interface SaveBilling {
  readonly onFields: (fields: Readonly<Record<string, string>>) => boolean;
  readonly onSaved: (saved: BillingDetails) => void;
}

export function useSaveBilling({ onFields, onSaved }: SaveBilling) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  return useWalletCall({
    call: (api, body: BillingDetails) => api.call(invoicesApi.setDetails, { body }),
    onFields,
    onDone: (saved) => {
      queries.setQueryData(walletQueries.billing.queryKey, saved);
      onSaved(saved);
      toast({ title: t('wallet.billing.saved') });
    },
  });
}
