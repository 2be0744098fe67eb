import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { databaseMigrationsApi } from '../contract.ts';
import styles from './database-migrations.module.css';
import { migrationsPageTexts } from './texts.ts';

interface RunDialogProps {
  name: string;
  onClose: () => void;
}

export function RunDialog({ name, onClose }: RunDialogProps) {
  const t = useTexts(migrationsPageTexts);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(databaseMigrationsApi.run, { params: { name } }),
    onDone: onClose,
    done: t('migrationsPage.started'),
  });
  return (
    <ConfirmAction
      title={t('migrationsPage.confirm.title', { name: `\u2068${name}\u2069` })}
      text={t('migrationsPage.confirm.text')}
      action={t('migrationsPage.confirm.action')}
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    >
      <p className={styles.note}>{t('migrationsPage.confirm.backup')}</p>
    </ConfirmAction>
  );
}
