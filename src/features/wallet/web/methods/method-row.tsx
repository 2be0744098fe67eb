import { Trash2 } from 'lucide-react';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { MethodLine } from '#features/payments/web/index.ts';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import styles from './method-row.module.css';
import { useMethodCalls } from './use-method-calls.ts';

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
    <div className={styles.row}>
      <MethodLine method={method} />
      <span className={styles.more}>
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
      </span>
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
    </div>
  );
}
