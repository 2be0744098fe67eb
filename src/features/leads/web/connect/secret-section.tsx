import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type LeadWebhook, leadWebhookApi } from '../../webhook-contract.ts';
import { connectTexts } from '../connect-texts.ts';
import { useWebhookCall } from '../state/use-webhook-call.ts';
import styles from './connect.module.css';

interface SecretSectionProps {
  webhook: LeadWebhook;
}

export function SecretSection({ webhook: { url, secret } }: SecretSectionProps) {
  const t = useTexts(connectTexts);
  const { send: renew, isPending } = useWebhookCall({
    call: (api) => api.call(leadWebhookApi.save, { body: { url, renewsSecret: true } }),
    onDone: () => toast({ title: t('connect.secret.renewed') }),
  });
  if (secret === null) return null;
  return (
    <div className={styles.part}>
      <Field label={t('connect.secret.label')} hint={t('connect.secret.hint')}>
        <Input
          className={styles.secret}
          dir="ltr"
          readOnly
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
          end={<CopyButton value={secret} label={t('connect.secret.copy')} />}
        />
      </Field>
      <div className={styles.actions}>
        <AlertDialog>
          <AlertDialogTrigger asChild>
            <Button variant="ghost" size="sm" loading={isPending}>
              {t('connect.secret.renew')}
            </Button>
          </AlertDialogTrigger>
          <AlertDialogContent
            title={t('connect.secret.renewTitle')}
            description={t('connect.secret.renewText')}
            confirm={t('connect.secret.renew')}
            onConfirm={() => renew()}
          />
        </AlertDialog>
      </div>
    </div>
  );
}
