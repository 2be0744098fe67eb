import type { ListColumn } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DatabaseMigration } from '../contract.ts';
import { Checksum } from './checksum.tsx';
import { useDurationText } from './duration-text.ts';
import { MigrationName } from './migration-name.tsx';
import { StateBadge } from './state-badge.tsx';
import { migrationsPageTexts } from './texts.ts';

export function useMigrationColumns(onRun: (one: DatabaseMigration) => void): ListColumn<DatabaseMigration>[] {
  const t = useTexts(migrationsPageTexts);
  const durationOf = useDurationText();
  const took = ({ appliedAt, durationMs }: DatabaseMigration) => {
    if (!appliedAt) return '–';
    return durationMs === null ? t('migrationsPage.duration.unknown') : durationOf(durationMs);
  };
  return [
    { id: 'name', head: t('migrationsPage.head.name'), cell: (one) => <MigrationName migration={one} />, isMain: true },
    { id: 'state', head: t('migrationsPage.head.state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'checksum', head: t('migrationsPage.head.checksum'), cell: (one) => <Checksum migration={one} /> },
    {
      id: 'appliedAt',
      head: t('migrationsPage.head.appliedAt'),
      cell: ({ appliedAt }) => (appliedAt ? <DateText value={appliedAt} time /> : '–'),
    },
    { id: 'duration', head: t('migrationsPage.head.duration'), cell: took },
    {
      id: 'act',
      head: t('migrationsPage.head.act'),
      cell: (one) => one.canRun && <RunButton migration={one} onRun={onRun} />,
    },
  ];
}

interface RunButtonProps {
  migration: DatabaseMigration;
  onRun: (one: DatabaseMigration) => void;
}

function RunButton({ migration, onRun }: RunButtonProps) {
  const t = useTexts(migrationsPageTexts);
  const { name, run } = migration;
  return (
    <Button size="sm" aria-label={t('migrationsPage.runLabel', { name })} onClick={() => onRun(migration)}>
      {t(run ? 'migrationsPage.runAgain' : 'migrationsPage.run')}
    </Button>
  );
}
