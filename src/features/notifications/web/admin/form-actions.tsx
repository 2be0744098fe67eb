import { useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Broadcast, broadcastsApi } from '../../admin-contract.ts';
import styles from './broadcasts.module.css';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import type { FieldErrors, Typed } from './draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { RemoveAction } from './remove-action.tsx';
import { SendAction } from './send-action.tsx';
import { useDraftSave } from './use-draft-save.ts';

interface FormActsProps {
  broadcast: Broadcast | undefined;
  typed: Typed;
  onErrors: (errors: FieldErrors) => void;
}

/** Whatever is done is done with what stands in the fields: it is saved first. */
export function FormActions({ broadcast, typed, onErrors }: FormActsProps) {
  const t = useTexts(broadcastsAdminTexts);
  const draft = useDraftSave(broadcast, typed, onErrors);
  const { save, onFields, settle } = draft;
  const saving = useAdminCall({ call: save, onFields, done: t('broadcastsAdmin.saved'), onDone: settle });
  const trying = useAdminCall({
    call: async (api) => {
      const saved = await save(api);
      await api.call(broadcastsApi.test, { params: { id: saved.id } });
      return saved;
    },
    ...{ onFields, done: t('broadcastsAdmin.tested'), onDone: settle },
  });
  return (
    <div className={styles.actions}>
      <SendAction draft={draft} />
      <Button variant="outline" loading={saving.isPending} onClick={() => saving.send()}>
        {t('broadcastsAdmin.save')}
      </Button>
      <Button variant="outline" loading={trying.isPending} onClick={() => trying.send()}>
        {t('broadcastsAdmin.test')}
      </Button>
      {broadcast && <RemoveAction id={broadcast.id} draft={draft} />}
      <LeaveGuard isDirty={draft.isDirty} />
    </div>
  );
}
