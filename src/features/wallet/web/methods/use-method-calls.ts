import { useQueryClient } from '@tanstack/react-query';
import { type PaymentMethod, paymentsApi } from '#features/payments/contract.ts';
import { paymentQueries } from '#features/payments/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { walletTexts } from '../texts.ts';
import { useWalletCall } from '../use-wallet-call.ts';

/** Both answer with the list as it is from then on. */
export function useMethodCalls(id: number) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  const { queryKey } = paymentQueries.methods(useApi());
  const keep = (methods: PaymentMethod[]) => queries.setQueryData(queryKey, methods);
  const remove = useWalletCall({
    call: (api) => api.call(paymentsApi.removeMethod, { params: { id } }),
    onDone: (methods) => {
      keep(methods);
      toast({ title: t('wallet.methods.removed') });
    },
  });
  const makeDefault = useWalletCall({
    call: (api) => api.call(paymentsApi.makeDefault, { params: { id } }),
    onDone: (methods) => {
      keep(methods);
      toast({ title: t('wallet.methods.madeDefault') });
    },
  });
  return { remove, makeDefault };
}
