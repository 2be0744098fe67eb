import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { type PackageMigration, packageMigrationApi } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';
import { usePackageNames } from '../parts/use-package-names.ts';

interface UndoDialogProps {
  move: PackageMigration;
  onClose: () => void;
}

export function UndoDialog({ move: { id, source, counts }, onClose }: UndoDialogProps) {
  const t = useTexts(moveTexts);
  const nameOf = usePackageNames();
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(packageMigrationApi.undo, { params: { id } }),
    onDone: onClose,
    done: t('packageMove.one.undoing'),
  });
  return (
    <ConfirmAction
      title={t('packageMove.one.undoTitle', { count: counts.moved, source: nameOf(source) })}
      text={t('packageMove.one.undoText')}
      action={t('packageMove.one.undoConfirm')}
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    />
  );
}
