import { queryOptions, useQuery } from '@tanstack/react-query';
import { Database, FileQuestion, FileWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  AdminList,
  AdminPage,
  ConfirmAction,
  type ListColumn,
  MayChange,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { Card, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import {
  type DatabaseMigration,
  type DatabaseMigrationRun,
  type DatabaseMigrationState,
  databaseMigrationsApi,
} from '../contract.ts';
import styles from './database-migrations.module.css';
import { migrationsPageTexts } from './texts.ts';

export const migrationsKey = ['/api/admin/database-migrations'] as const;

const pollMilliseconds = 1_000;

/** Polls every second while a migration runs. */
export const migrationsQuery = (api: Api) =>
  queryOptions({
    queryKey: migrationsKey,
    queryFn: () => api.call(databaseMigrationsApi.list, {}),
    refetchInterval: ({ state: { data } }) => data?.some(({ state }) => state === 'running') && pollMilliseconds,
  });

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

function StateBadge({ state }: { state: DatabaseMigrationState }) {
  const t = useTexts(migrationsPageTexts);
  return (
    <Badge variant={variants[state]} size="sm" dot>
      {t(`migrationsPage.state.${state}`)}
    </Badge>
  );
}

const second = 1_000;
const minute = 60 * second;

/** Adapts the precision: milliseconds for short durations, minutes for long ones. */
function useDurationText(): (milliseconds: number) => string {
  const t = useTexts(migrationsPageTexts);
  return (milliseconds) => {
    if (milliseconds < second) return t('migrationsPage.duration.short', { count: milliseconds });
    if (milliseconds < 2 * minute)
      return t('migrationsPage.duration.seconds', { count: Math.round(milliseconds / second) });
    return t('migrationsPage.duration.minutes', { count: Math.round(milliseconds / minute) });
  };
}

const checksumLength = 10;

/** Shows a prefix, which is enough to distinguish two checksums, and copies the whole value. */
function Checksum({ migration }: { migration: Pick<DatabaseMigration, 'name' | 'checksum'> }) {
  const t = useTexts(migrationsPageTexts);
  const { name, checksum } = migration;
  return (
    <Row as="span" gap={1} align="center" inline>
      <Code>{checksum.slice(0, checksumLength)}</Code>
      <CopyButton value={checksum} label={t('migrationsPage.copyChecksum', { name })} />
    </Row>
  );
}

function useMigrationColumns(onRun: (one: DatabaseMigration) => void): ListColumn<DatabaseMigration>[] {
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
      head: t('migrationsPage.head.action'),
      cell: (one) =>
        one.canRun && (
          <MayChange>
            <RunButton migration={one} onRun={onRun} />
          </MayChange>
        ),
    },
  ];
}

function RunButton({ migration, onRun }: { migration: DatabaseMigration; onRun: (one: DatabaseMigration) => void }) {
  const t = useTexts(migrationsPageTexts);
  const { name, run } = migration;
  return (
    <Button size="sm" aria-label={t('migrationsPage.runLabel', { name })} onClick={() => onRun(migration)}>
      {t(run ? 'migrationsPage.runAgain' : 'migrationsPage.run')}
    </Button>
  );
}

/** Includes why an admin must start it and how the last attempt ended. */
function MigrationName({ migration }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  const { name, state, byHand, isOutsideTransaction, run } = migration;
  return (
    <Stack as="span" gap="hair" shrink>
      <Code>{name}</Code>
      {byHand && (
        <Note tone="muted">
          <bdi>{byHand}</bdi>
        </Note>
      )}
      {isOutsideTransaction && <Note tone="muted">{t('migrationsPage.outside')}</Note>}
      {state === 'failed' && (
        <Note tone="bad">
          {t('migrationsPage.failedWith')} <bdi dir="ltr">{run?.error}</bdi>
        </Note>
      )}
      {state === 'interrupted' && <Note tone="bad">{t('migrationsPage.interruptedText')}</Note>}
    </Stack>
  );
}

function Note({ tone, children }: { tone: 'muted' | 'bad'; children: ReactNode }) {
  return (
    <Text as="span" tone={tone} size="xs" weight="text" breakWords>
      {children}
    </Text>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className={styles.code}>
      <LatinText>{children}</LatinText>
    </code>
  );
}

const fullPercent = 100;
const percentOf = ({ done, total }: { done: number; total: number }) =>
  total > 0 ? Math.min(Math.floor((done / total) * fullPercent), fullPercent) : undefined;

/** For an index, PostgreSQL reports how much is built; for anything else, the number of completed statements counts. */
function progressOf({ index, step, steps }: DatabaseMigrationRun): number | undefined {
  if (index) return percentOf(index);
  return steps > 1 ? percentOf({ done: step, total: steps }) : undefined;
}

function RunningPanel({ migration: { name, run } }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  const durationOf = useDurationText();
  if (!run) return null;
  const value = progressOf(run);
  const percent = run.index && percentOf(run.index);
  return (
    <Card className={styles.running ?? ''}>
      <Row gap={2} align="center" justify="between" wrap>
        <Code>{name}</Code>
        <StateBadge state="running" />
      </Row>
      <Progress label={t('migrationsPage.running.label')} {...(value === undefined ? {} : { value })} />
      <Row as="p" gap={[1, 4]} wrap tone="muted" size="s">
        <span>{t('migrationsPage.running.elapsed', { time: durationOf(run.elapsedMs) })}</span>
        {run.steps > 1 && (
          <span>
            {t('migrationsPage.running.steps', { step: Math.min(run.step + 1, run.steps), steps: run.steps })}
          </span>
        )}
        {percent !== undefined && percent !== null && <span>{t('migrationsPage.running.index', { percent })}</span>}
        {run.index?.phase.startsWith('waiting') && <span>{t('migrationsPage.running.waits')}</span>}
      </Row>
    </Card>
  );
}

/** Route: `/admin/database-migrations`. */
export function DatabaseMigrationsPage() {
  const t = useTexts(migrationsPageTexts);
  usePageTitle(t('migrationsPage.title'));
  const query = useQuery({ ...migrationsQuery(useApi()), select: newestFirst });
  const [confirming, setConfirming] = useState<DatabaseMigration>();
  const columns = useMigrationColumns(setConfirming);
  const { rows = [] } = query.data ?? {};
  return (
    <AdminPage title={t('migrationsPage.title')} lead={t('migrationsPage.lead')}>
      <FileProblems migrations={rows} />
      {rows.map((one) => one.state === 'running' && <RunningPanel key={one.name} migration={one} />)}
      <AdminList
        caption={t('migrationsPage.list')}
        query={query}
        columns={columns}
        keyOf={({ name }) => name}
        empty={{ icon: Database, title: t('migrationsPage.empty'), text: t('migrationsPage.emptyText') }}
      />
      {confirming && <RunDialog name={confirming.name} onClose={() => setConfirming(undefined)} />}
    </AdminPage>
  );
}

const newestFirst = (all: DatabaseMigration[]) => ({ rows: all.toReversed(), next: null });

function RunDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTexts(migrationsPageTexts);
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(databaseMigrationsApi.run, { params: { name } }),
    onDone: onClose,
    done: t('migrationsPage.started'),
  });
  return (
    <ConfirmAction
      title={t('migrationsPage.confirm.title', { name: `\u2068${name}\u2069` })}
      text={t('migrationsPage.confirm.text')}
      action={t('migrationsPage.confirm.action')}
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    >
      <Text tone="muted" size="xs" weight="text" breakWords>
        {t('migrationsPage.confirm.backup')}
      </Text>
    </ConfirmAction>
  );
}

/** Files that differ from what ran. Shown first, because nothing may run before they are fixed. */
function FileProblems({ migrations }: { migrations: readonly DatabaseMigration[] }) {
  const t = useTexts(migrationsPageTexts);
  const changed = migrations.filter(({ state }) => state === 'mismatch');
  const missing = migrations.filter(({ state }) => state === 'missing');
  return (
    <>
      {changed.length > 0 && (
        <div role="alert">
          <Notice icon={FileWarning} tone="bad" title={t('migrationsPage.mismatch.title')} isStacked>
            <p>{t('migrationsPage.mismatch.text')}</p>
            {changed.map((one) => (
              <ChangedFile key={one.name} migration={one} />
            ))}
          </Notice>
        </div>
      )}
      {missing.length > 0 && (
        <Notice icon={FileQuestion} tone="warn" title={t('migrationsPage.missing.title', { count: missing.length })}>
          {t('migrationsPage.missing.text')}
        </Notice>
      )}
    </>
  );
}

function ChangedFile({ migration: { name, checksum, appliedChecksum } }: { migration: DatabaseMigration }) {
  const t = useTexts(migrationsPageTexts);
  return (
    <Stack as="dl" gap={1} className={styles.changed}>
      <Text as="dt" weight="strong">
        <LatinText>{name}</LatinText>
      </Text>
      <dd>
        {t('migrationsPage.mismatch.ran')}: <code className={styles.full}>{appliedChecksum}</code>
      </dd>
      <dd>
        {t('migrationsPage.mismatch.file')}: <code className={styles.full}>{checksum}</code>
      </dd>
    </Stack>
  );
}
