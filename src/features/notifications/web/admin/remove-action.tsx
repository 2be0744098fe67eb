import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { broadcastsApi } from '../../admin-contract.ts';
import { broadcastsAdminTexts } from './broadcasts-texts.ts';
import type { DraftSave } from './use-draft-save.ts';

interface RemoveActionProps {
  id: number;
  draft: DraftSave;
}

export function RemoveAction({ id, draft }: RemoveActionProps) {
  const t = useTexts(broadcastsAdminTexts);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(broadcastsApi.remove, { params: { id } }),
    done: t('broadcastsAdmin.removed'),
    onDone: () => {
      draft.forget();
      void navigate('/admin/notifications', { replace: true });
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t('broadcastsAdmin.remove')}
      </Button>
      <ConfirmAction
        title={t('broadcastsAdmin.remove')}
        text={t('broadcastsAdmin.removeText')}
        action={t('broadcastsAdmin.remove')}
        isDangerous
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </>
  );
}
