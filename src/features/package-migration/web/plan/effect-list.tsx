import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { AdminList, type ListColumn, ListTools, useListParams } from '#features/admin/web/index.ts';
import type { Entitlements } from '#features/packages/contract.ts';
import { entitlementTexts } from '#features/packages/entitlement-texts.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyCard } from '#ui/feedback/query-content.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { OwnerEffect } from '../../contract.ts';
import { packageMigrationTexts } from '../../texts.ts';
import { Change, OwnerCell } from '../components/cells.tsx';
import { type EffectQuery, migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './plan.module.css';
import { effectQueryOf, type Plan, withChoice } from './use-plan.ts';

interface Choice {
  ids: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}

/** Every owner of the source plan with the migration's effect; with checkboxes if only some are migrated. */
export function EffectList({ plan, ids, onChoose }: Choice & { plan: Plan }) {
  const t = useTexts(migrationTexts);
  const params = useListParams();
  const [q, after] = [params.get('q'), params.get('after')];
  const effectQuery = { ...effectQueryOf(plan), ...(q && { q }), ...(after && { after }) } as EffectQuery;
  const query = useQuery(migrationQueries.effect(useApi(), effectQuery));
  const isPicking = plan.audience === 'some';
  const columns = useEffectColumns(plan, isPicking ? { ids, onChoose } : undefined);
  const isEmpty = query.data?.rows.length === 0 && !after;
  const clear = (
    <Button variant="outline" onClick={() => params.set({ q: undefined })}>
      {t('packageMove.effect.clear')}
    </Button>
  );
  const empty = { icon: UserRound, title: t(q ? 'packageMove.effect.noMatch' : 'packageMove.effect.empty') };
  return (
    <>
      <ListTools search={{ label: t('packageMove.effect.search') }} />
      {isPicking && <PickPage rows={query.data?.rows ?? []} ids={ids} onChoose={onChoose} />}
      {/* The list's default reset would also remove the migration's settings from the URL. */}
      {isEmpty ? (
        <EmptyCard {...empty} {...(q && { action: clear })}>
          {!q && t('packageMove.effect.emptyText')}
        </EmptyCard>
      ) : (
        <AdminList
          caption={t('packageMove.effect.list')}
          query={query}
          columns={columns}
          keyOf={({ userId }) => userId}
          hrefOf={({ userId }) => `/admin/users/${userId}`}
          empty={empty}
        />
      )}
    </>
  );
}

/** Selects all owners of the page. Placed above the list, because a list of cards has no header row. */
function PickPage({ rows, ids, onChoose }: Choice & { rows: readonly OwnerEffect[] }) {
  const t = useTexts(migrationTexts);
  const here = rows.filter(({ skip }) => skip === null).map(({ userId }) => userId);
  if (here.length === 0) return null;
  return (
    <Row as="label" inline align="center" gap={2} className={styles.pickPage}>
      <Checkbox
        checked={here.every((id) => ids.includes(id))}
        onCheckedChange={(isOn) => onChoose(withChoice(ids, here, isOn))}
      />
      {t('packageMove.owners.pickPage')}
    </Row>
  );
}

function useEffectColumns(plan: Plan, choice: Choice | undefined): ListColumn<OwnerEffect>[] {
  const t = useTexts(migrationTexts);
  const allowed = useTexts(entitlementTexts);
  const { data: packages = [] } = useQuery(migrationQueries.packages(useApi()));
  const entitlementOf = (packageType: string | undefined, name: string) =>
    packages.find((one) => one.packageType === packageType)?.entitlements[name as keyof Entitlements];
  const lossText = (name: string) => {
    const title = allowed.find(`entitlements.${name}`) ?? name;
    const [from, to] = [entitlementOf(plan.source, name), entitlementOf(plan.target, name)];
    if (typeof to !== 'number') return title;
    return t('packageMove.effect.fewer', {
      title,
      to,
      from: typeof from === 'number' ? from : t('packageMove.effect.allDesigns'),
    });
  };
  const nameList = (all: readonly string[]) =>
    all.length > 0 ? (
      <Stack as="ul" gap="hair" size="s">
        {all.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Stack>
    ) : (
      t('packageMove.effect.nothing')
    );
  return [
    ...(choice ? [pickColumn(choice, t)] : []),
    { id: 'owner', head: t('packageMove.effect.owner'), cell: (one) => <OwnerCell {...one} />, isMain: true },
    { id: 'change', head: t('packageMove.effect.package'), cell: (one) => <EffectChange one={one} /> },
    { id: 'lost', head: t('packageMove.effect.lost'), cell: ({ lost }) => nameList(lost.map(lossText)) },
    {
      id: 'expiring',
      head: t('packageMove.effect.expiring'),
      cell: ({ expiring }) => nameList(expiring.map(({ name }) => name)),
    },
  ];
}

function EffectChange({ one: { before, after, skip } }: { one: OwnerEffect }) {
  const t = useTexts(migrationTexts);
  const reasonText = useTexts(packageMigrationTexts);
  if (!skip) return <Change before={before} after={after} />;
  return (
    <Stack as="span" gap={1} align="start" className={styles.skipped}>
      <Badge variant="warn" size="sm">
        {t('packageMove.effect.skipped')}
      </Badge>
      <Text as="span" tone="muted" size="s">
        {reasonText(`packageMigration.reason.${skip}`)}
      </Text>
    </Stack>
  );
}

function pickColumn(
  { ids, onChoose }: Choice,
  t: ReturnType<typeof useTexts<typeof migrationTexts>>,
): ListColumn<OwnerEffect> {
  return {
    id: 'pick',
    head: t('packageMove.effect.pick'),
    cell: ({ userId, name, skip }) => (
      <Checkbox
        aria-label={t('packageMove.owners.pick', { name })}
        checked={ids.includes(userId)}
        disabled={skip !== null}
        onCheckedChange={(isOn) => onChoose(withChoice(ids, [userId], isOn))}
      />
    ),
  };
}
