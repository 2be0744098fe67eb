import { Pause, Play, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type PackageMigration, packageMigrationApi } from '../../contract.ts';
import { isAtWork } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import { usePackageNames } from '../parts/use-package-names.ts';

/** What can be done about a move as it stands. */
export function MoveActions({ move }: { move: PackageMigration }) {
  const t = useTexts(moveTexts);
  const [isAsked, setIsAsked] = useState(false);
  const { id, status } = move;
  const pause = useAdminCall({
    call: (api) => api.call(packageMigrationApi.pause, { params: { id } }),
    done: t('packageMove.one.paused'),
  });
  const resume = useAdminCall({
    call: (api) => api.call(packageMigrationApi.resume, { params: { id } }),
    done: t('packageMove.one.resumed'),
  });
  const isPaused = status === 'paused' || status === 'undo_paused';
  const canUndo = (status === 'done' || status === 'paused') && move.counts.moved > 0;
  return (
    <>
      {isAtWork(status) && (
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
        <Button variant="destructive" size="sm" onClick={() => setIsAsked(true)}>
          <Undo2 aria-hidden="true" />
          {t('packageMove.one.undo')}
        </Button>
      )}
      {isAsked && <UndoDialog move={move} onClose={() => setIsAsked(false)} />}
    </>
  );
}

interface UndoDialogProps {
  move: PackageMigration;
  onClose: () => void;
}

function UndoDialog({ move: { id, source, counts }, onClose }: UndoDialogProps) {
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
