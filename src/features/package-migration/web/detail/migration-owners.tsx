import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { fillPath } from '#base/endpoint.ts';
import { AdminList, FilterSelect, type ListColumn, ListTools, useListParams } from '#features/admin/web/index.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import {
  type MigrationOwner,
  type OwnerState,
  ownerStates,
  type PackageMigration,
  packageMigrationApi,
} from '../../contract.ts';
import { packageMigrationTexts } from '../../texts.ts';
import { Change } from '../components/change.tsx';
import { OwnerCell } from '../components/owner-cell.tsx';
import { isActive, migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './migration.module.css';

/** What became of each of them. */
export function MigrationOwners({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const stateText = useTexts(packageMigrationTexts);
  const params = useListParams();
  const after = params.get('after');
  const state = ownerStates.find((one) => one === params.get('state'));
  const filter = { ...(after && { after }), ...(state && { state }) };
  const query = useQuery(migrationQueries.owners(useApi(), migration.id, filter, isActive(migration.status)));
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
