import { useQuery } from '@tanstack/react-query';
import { Pause, Play, Undo2, UserRound } from 'lucide-react';
import { fillPath } from '#base/endpoint.ts';
import {
  AdminBackLink,
  AdminList,
  AdminPage,
  DetailList,
  FilterSelect,
  type ListColumn,
  ListTools,
  MayChange,
  Panel,
  useAdminCall,
  useListParams,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { ErrorCard, QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import {
  type MigrationOwner,
  type OwnerState,
  ownerStates,
  type PackageMigration,
  packageMigrationApi,
} from '../../contract.ts';
import { packageMigrationTexts } from '../../texts.ts';
import { Change, OwnerCell, StatusBadge, usePackageNames } from '../components/cells.tsx';
import { isActive, migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './migration.module.css';

/** Result for each owner. */
function MigrationOwners({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const stateText = useTexts(packageMigrationTexts);
  const params = useListParams();
  const after = params.get('after');
  const state = ownerStates.find((one) => one === params.get('state'));
  const filter = { ...(after && { after }), ...(state && { state }) };
  const query = useQuery(migrationQueries.owners(useApi(), migration.id, filter, migration.status));
  const columns: ListColumn<MigrationOwner>[] = [
    { id: 'owner', head: t('packageMove.effect.owner'), cell: (one) => <OwnerCell {...one} />, isMain: true },
    { id: 'state', head: t('packageMove.one.state'), cell: (one) => <OwnerStateCell one={one} /> },
    {
      id: 'change',
      head: t('packageMove.effect.package'),
      cell: (one) => (one.before && one.after ? <Change before={one.before} after={one.after} /> : null),
    },
    { id: 'at', head: t('packageMove.one.at'), cell: ({ at }) => at && <DateText value={at} time /> },
  ];
  const path = fillPath(packageMigrationApi.report.path, { id: migration.id });
  const report = { path, name: `${t('packageMove.one.tab', { id: String(migration.id) })}.csv` };
  return (
    <>
      <ListTools csv={report}>
        <FilterSelect
          name="state"
          label={t('packageMove.one.state')}
          values={ownerStates}
          text={(value) => stateText(`packageMigration.state.${value}`)}
        />
      </ListTools>
      <AdminList
        caption={t('packageMove.one.owners')}
        query={query}
        columns={columns}
        keyOf={({ userId }) => userId}
        hrefOf={({ userId, name }) => (name === null ? undefined : `/admin/users/${userId}`)}
        empty={{ icon: UserRound, title: t('packageMove.one.noOwners') }}
      />
    </>
  );
}

const badgeVariants: Record<OwnerState, BadgeVariant> = {
  waiting: 'secondary',
  moved: 'good',
  skipped: 'warn',
  undone: 'default',
  undo_skipped: 'warn',
};

function OwnerStateCell({ one: { state, reason } }: { one: MigrationOwner }) {
  const stateText = useTexts(packageMigrationTexts);
  return (
    <Stack as="span" gap={1} align="start" className={styles.state}>
      <Badge variant={badgeVariants[state]} size="sm" dot>
        {stateText(`packageMigration.state.${state}`)}
      </Badge>
      {reason && (
        <Text as="span" tone="muted" size="xs">
          {stateText(`packageMigration.reason.${reason}`)}
        </Text>
      )}
    </Stack>
  );
}

const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);
const listPath = '/admin/package-migration';

/** Route: `/admin/package-migration/{id}`. */
export function MigrationDetailPage() {
  const t = useTexts(migrationTexts);
  const nameOf = usePackageNames();
  const id = idOf(useParams().id);
  const found = useQuery({ ...migrationQueries.one(useApi(), id), enabled: id > 0 });
  const { data } = found;
  usePageTitle(t('packageMove.one.tab', { id: String(id || '') }));
  const title = data
    ? t('packageMove.arrow', { source: nameOf(data.source), target: nameOf(data.target) })
    : t('packageMove.title');
  return (
    <AdminPage
      back={<AdminBackLink to={listPath}>{t('packageMove.one.back')}</AdminBackLink>}
      title={title}
      lead={data && <StatusBadge status={data.status} />}
      actions={
        data && (
          <MayChange>
            <MigrationActions migration={data} />
          </MayChange>
        )
      }
    >
      <QueryContent
        query={found}
        failed={t('packageMove.one.failed')}
        skeleton={<SkeletonCards label={t('packageMove.one.loading')} count={1} shapes={['title', 'line']} />}
        isMissing={id === 0}
        missing={
          <ErrorCard
            type="info"
            title={t('packageMove.one.missing')}
            message={t('packageMove.one.missingText')}
            action={<RouterLinkButton to={listPath}>{t('packageMove.one.back')}</RouterLinkButton>}
          />
        }
      >
        {(migration) => (
          <>
            <MigrationProgress migration={migration} />
            <MigrationDetails migration={migration} />
            <MigrationOwners migration={migration} />
          </>
        )}
      </QueryContent>
    </AdminPage>
  );
}

function MigrationDetails({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const { options, source, createdBy, startedAt, endedAt } = migration;
  const isPaid = source !== 'basic';
  return (
    <Panel title={t('packageMove.one.how')}>
      <DetailList
        rows={[
          { name: t('packageMove.price.label'), value: isPaid && t(`packageMove.price.${options.price}`) },
          { name: t('packageMove.when.label'), value: isPaid && t(`packageMove.when.${options.when}`) },
          { name: t('packageMove.until'), value: options.until && <DateText value={options.until} /> },
          {
            name: t('packageMove.one.notified'),
            value: t(options.tell ? 'packageMove.one.yes' : 'packageMove.one.no'),
          },
          { name: t('packageMove.one.startedBy'), value: createdBy && <bdi>{createdBy}</bdi> },
          { name: t('packageMove.one.startedAt'), value: startedAt && <DateText value={startedAt} time /> },
          { name: t('packageMove.one.endedAt'), value: endedAt && <DateText value={endedAt} time /> },
        ].map(({ name, value }) => ({ name, value: value || null }))}
      />
    </Panel>
  );
}

/** A migration counts all of its owners; an undo restarts at 0 and counts the migrated ones. */
function progressOf({ status, total, counts }: PackageMigration): { done: number; of: number } {
  const back = counts.undone + counts.undo_skipped;
  if (status === 'undoing' || status === 'undo_paused' || status === 'undone')
    return { done: back, of: back + counts.moved };
  return { done: total - counts.waiting, of: total };
}

function MigrationProgress({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const statusText = useTexts(packageMigrationTexts);
  const { done, of } = progressOf(migration);
  const states = ownerStates.filter((state) => migration.counts[state] > 0);
  return (
    <Panel title={t('packageMove.one.counts')}>
      <Stack gap={2}>
        <Progress label={t('packageMove.one.progress')} value={done} max={Math.max(of, 1)} />
        <Text as="span" weight="strong">
          {t('packageMove.one.progressOf', { done: done.toLocaleString('en'), total: of.toLocaleString('en') })}
        </Text>
      </Stack>
      <Row as="dl" gap={[3, 8]} wrap>
        {states.map((state) => (
          <Stack key={state}>
            <Text as="dt" tone="muted" size="xs">
              {statusText(`packageMigration.state.${state}`)}
            </Text>
            <Text as="dd" size="xl" weight="heading">
              {migration.counts[state].toLocaleString('en')}
            </Text>
          </Stack>
        ))}
      </Row>
    </Panel>
  );
}

const useStep = (verb: 'pause' | 'resume' | 'undo', id: number, done: string) =>
  useAdminCall({ call: (api) => api.call(packageMigrationApi[verb], { params: { id } }), done });

/** Actions available in the migration's current status. */
function MigrationActions({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const nameOf = usePackageNames();
  const { id, status, source, counts } = migration;
  const pause = useStep('pause', id, t('packageMove.one.paused'));
  const resume = useStep('resume', id, t('packageMove.one.resumed'));
  const undo = useStep('undo', id, t('packageMove.one.undoing'));
  const isPaused = status === 'paused' || status === 'undo_paused';
  const canUndo = (status === 'done' || status === 'paused') && counts.moved > 0;
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
        <ConfirmButton
          variant="destructive"
          size="sm"
          call={undo}
          title={t('packageMove.one.undoTitle', { count: counts.moved, source: nameOf(source) })}
          description={t('packageMove.one.undoText')}
          confirm={t('packageMove.one.undoConfirm')}
          destructive
          staysOpen
        >
          <Undo2 aria-hidden="true" />
          {t('packageMove.one.undo')}
        </ConfirmButton>
      )}
    </>
  );
}
