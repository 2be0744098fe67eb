import { Pause, Play, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type PackageMigration, packageMigrationApi } from '../../contract.ts';
import { isActive } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import { usePackageNames } from '../components/use-package-names.ts';

/** What can be done about a move as it stands. */
export function MigrationActions({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, status } = migration;
  const pause = useAdminCall({
    call: (api) => api.call(packageMigrationApi.pause, { params: { id } }),
    done: t('packageMove.one.paused'),
  });
  const resume = useAdminCall({
    call: (api) => api.call(packageMigrationApi.resume, { params: { id } }),
    done: t('packageMove.one.resumed'),
  });
  const isPaused = status === 'paused' || status === 'undo_paused';
  const canUndo = (status === 'done' || status === 'paused') && migration.counts.moved > 0;
  return (
    <>
      {isActive(status) && (
        <Button variant="outline" size="sm" loading={pause.isPending} onClick={() => pause.send()}>
          <Pause aria-hidden="true" />
          {t('packageMove.one.pause')}
        </Button>
      )}
      {isPaused && (
        <Button size="sm" loading={resume.isPending} onClick={() => resume.send()}>
          <Play aria-hidden="true" />
          {t('packageMove.one.resume')}
        </Button>
      )}
      {canUndo && (
        <Button variant="destructive" size="sm" onClick={() => setIsConfirming(true)}>
          <Undo2 aria-hidden="true" />
          {t('packageMove.one.undo')}
        </Button>
      )}
      {isConfirming && <UndoDialog migration={migration} onClose={() => setIsConfirming(false)} />}
    </>
  );
}

interface UndoDialogProps {
  migration: PackageMigration;
  onClose: () => void;
}

function UndoDialog({ migration: { id, source, counts }, onClose }: UndoDialogProps) {
  const t = useTexts(migrationTexts);
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
