import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { MigrationStatus } from '../../contract.ts';
import { moveTexts } from '../move-texts.ts';

const looks: Record<MigrationStatus, BadgeVariant> = {
  running: 'default',
  paused: 'warn',
  done: 'good',
  undoing: 'default',
  undo_paused: 'warn',
  undone: 'secondary',
};

export function StatusBadge({ status }: { status: MigrationStatus }) {
  const t = useTexts(moveTexts);
  return (
    <Badge variant={looks[status]} size="sm" dot>
      {t(`packageMove.status.${status}`)}
    </Badge>
  );
}
