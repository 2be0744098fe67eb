import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { MigrationStatus } from '../../contract.ts';
import { migrationTexts } from '../migration-texts.ts';

const badgeVariants: Record<MigrationStatus, BadgeVariant> = {
  running: 'default',
  paused: 'warn',
  done: 'good',
  undoing: 'default',
  undo_paused: 'warn',
  undone: 'secondary',
};

export function StatusBadge({ status }: { status: MigrationStatus }) {
  const t = useTexts(migrationTexts);
  return (
    <Badge variant={badgeVariants[status]} size="sm" dot>
      {t(`packageMove.status.${status}`)}
    </Badge>
  );
}
