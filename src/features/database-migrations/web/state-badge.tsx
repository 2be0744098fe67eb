import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DatabaseMigrationState } from '../contract.ts';
import { migrationsPageTexts } from './texts.ts';

const variants: Record<DatabaseMigrationState, BadgeVariant> = {
  applied: 'good',
  waiting: 'secondary',
  by_hand: 'warn',
  running: 'default',
  failed: 'bad',
  interrupted: 'bad',
  mismatch: 'bad',
  missing: 'bad',
};

export function StateBadge({ state }: { state: DatabaseMigrationState }) {
  const t = useTexts(migrationsPageTexts);
  return (
    <Badge variant={variants[state]} size="sm" dot>
      {t(`migrationsPage.state.${state}`)}
    </Badge>
  );
}
