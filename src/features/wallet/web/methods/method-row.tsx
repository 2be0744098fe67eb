import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { paymentsApi } from '#features/payments/contract.ts';
import { MethodLine, paymentQueries } from '#features/payments/web/index.ts';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Grid, Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { walletTexts } from '../texts.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import styles from './method-row.module.css';

interface MethodRowProps {
  method: PaymentMethod;
  /** The subscription is charged to it. */
  isOfPlan: boolean;
}

export function MethodRow({ method, isOfPlan }: MethodRowProps) {
  const t = useTexts(walletTexts);
  const { remove, makeDefault } = useMethodCalls(method.id);
  const named = { digits: method.last4 };
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
        <AlertDialog>
          <AlertDialogTrigger asChild>
            <Button
              variant="ghost"
              size="icon"
              loading={remove.isPending}
              aria-label={t('wallet.methods.remove', named)}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </AlertDialogTrigger>
          <AlertDialogContent
            title={t('wallet.methods.removeTitle', named)}
            description={t('wallet.methods.removeText')}
            confirm={t('wallet.methods.removeConfirm')}
            destructive
            onConfirm={() => remove.send()}
          />
        </AlertDialog>
      </span>
    </Grid>
  );
}

/** Both answer with the list as it is from then on. */
function useMethodCalls(id: number) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  const { queryKey } = paymentQueries.methods(useApi());
  const updateCache = (methods: PaymentMethod[]) => queries.setQueryData(queryKey, methods);
  const remove = useWalletCall({
    call: (api) => api.call(paymentsApi.removeMethod, { params: { id } }),
    onDone: (methods) => {
      updateCache(methods);
      toast({ title: t('wallet.methods.removed') });
    },
  });
  const makeDefault = useWalletCall({
    call: (api) => api.call(paymentsApi.makeDefault, { params: { id } }),
    onDone: (methods) => {
      updateCache(methods);
      toast({ title: t('wallet.methods.madeDefault') });
    },
  });
  return { remove, makeDefault };
}
