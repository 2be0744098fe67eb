import { Unplug } from 'lucide-react';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { leadWebhookApi } from '../../webhook-contract.ts';
import { connectTexts } from '../connect-texts.ts';
import { useWebhookCall } from '../state/use-webhook-call.ts';
import styles from './connect.module.css';

interface OffSectionProps {
  url: string;
  onOff: () => void;
}

export function OffSection({ url, onOff }: OffSectionProps) {
  const t = useTexts(connectTexts);
  const { send: turnOff, isPending } = useWebhookCall({
    call: async (api) => {
      await api.call(leadWebhookApi.remove, {});
      return api.call(leadWebhookApi.get, {});
    },
    onDone: () => {
      toast({ title: t('connect.off.done') });
      onOff();
    },
  });
  return (
    <div className={styles.actions}>
      <AlertDialog>
        <AlertDialogTrigger asChild>
          <Button className={styles.off ?? ''} variant="ghost" size="sm" loading={isPending}>
            <Unplug aria-hidden="true" />
            {t('connect.off.button')}
          </Button>
        </AlertDialogTrigger>
        <AlertDialogContent
          title={t('connect.off.title')}
          description={
            <>
              <LatinText className={styles.host ?? ''}>{new URL(url).host}</LatinText>
              <br />
              {t('connect.off.text')}
            </>
          }
          confirm={t('connect.off.confirm')}
          onConfirm={() => turnOff()}
          destructive
        />
      </AlertDialog>
    </div>
  );
}
