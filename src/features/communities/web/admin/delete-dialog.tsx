import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type AdminCommunity, communitiesApi } from '../../contract.ts';
import { useAdminCall } from './admin-queries.ts';
import { communitiesAdminTexts } from './admin-texts.ts';

interface DeleteDialogProps {
  community: AdminCommunity;
  onClose(): void;
}

export function DeleteDialog({ community, onClose }: DeleteDialogProps) {
  const t = useTexts(communitiesAdminTexts);
  const { locale } = useLocale();
  const { id, membersCount } = community;
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(communitiesApi.remove, { params: { id } }),
    onDone: () => {
      toast({ title: t('communitiesAdmin.delete.done') });
      onClose();
    },
  });
  return (
    <AlertDialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <AlertDialogContent
        title={t('communitiesAdmin.delete.title', { name: community.name[locale] || community.name.he })}
        description={t('communitiesAdmin.delete.text', { count: membersCount })}
        confirm={t('communitiesAdmin.delete.confirm')}
        onConfirm={() => send()}
        loading={isPending}
        destructive
        keepOpen
      />
    </AlertDialog>
  );
}
