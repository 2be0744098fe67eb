import type { ListColumn } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import type { DatabaseMigration } from '../contract.ts';
import styles from './database-migrations.module.css';
import { useDurationText } from './duration-text.ts';
import { StateBadge } from './state-badge.tsx';
import { migrationsPageTexts } from './texts.ts';

const checksumLength = 10;

/** The beginning is enough to tell two apart; the whole is copied. */
function Checksum({ migration }: { migration: Pick<DatabaseMigration, 'name' | 'checksum'> }) {
  const t = useTexts(migrationsPageTexts);
  const { name, checksum } = migration;
  return (
    <Row as="span" gap={1} align="center" inline>
      <code className={styles.code}>
        <LatinText>{checksum.slice(0, checksumLength)}</LatinText>
      </code>
      <CopyButton value={checksum} label={t('migrationsPage.copyChecksum', { name })} />
    </Row>
  );
}

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

/** With why it waits for a person, and how the last try ended. */
function MigrationName({ migration }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  const { name, state, byHand, isOutsideTransaction, run } = migration;
  return (
    <Stack as="span" gap="hair" shrink>
      <code className={styles.code}>
        <LatinText>{name}</LatinText>
      </code>
      {byHand && (
        <Text as="span" tone="muted" size="xs" weight="text" breakWords>
          <bdi>{byHand}</bdi>
        </Text>
      )}
      {isOutsideTransaction && (
        <Text as="span" tone="muted" size="xs" weight="text" breakWords>
          {t('migrationsPage.outside')}
        </Text>
      )}
      {state === 'failed' && (
        <Text as="span" tone="bad" size="xs" weight="text" breakWords>
          {t('migrationsPage.failedWith')} <bdi dir="ltr">{run?.error}</bdi>
        </Text>
      )}
      {state === 'interrupted' && (
        <Text as="span" tone="bad" size="xs" weight="text" breakWords>
          {t('migrationsPage.interruptedText')}
        </Text>
      )}
    </Stack>
  );
}
