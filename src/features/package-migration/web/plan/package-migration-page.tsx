import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { AdminPage, Panel } from '#features/admin/web/index.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Select } from '#ui/choices/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { EmptyState, QueryContent, QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Caption, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { PackageMigration } from '../../contract.ts';
import { StatusBadge, usePackageNames } from '../components/cells.tsx';
import { migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import { EffectList } from './effect-list.tsx';
import styles from './plan.module.css';
import { TotalsPanel } from './totals-panel.tsx';
import { effectQueryOf, usePlan } from './use-plan.ts';

/** Route `/admin/package-migration`: selects owners, source and target, shows the effect, lists previous migrations. */
export function PackageMigrationPage() {
  const t = useTexts(migrationTexts);
  usePageTitle(t('packageMove.title'));
  const plan = usePlan();
  // Tied to one source plan: owners selected for another source are ignored.
  const [chosen, setChosen] = useState<{ of: string; ids: readonly number[] }>({ of: '', ids: [] });
  const ids = chosen.of === plan.source ? chosen.ids : [];
  const choose = (next: readonly number[]) => setChosen({ of: plan.source ?? '', ids: next });
  const isReady = effectQueryOf(plan) !== undefined;
  return (
    <AdminPage title={t('packageMove.title')} lead={t('packageMove.lead')}>
      <Stack gap={4} shrinkItems className={styles.steps}>
        <PackagesPanel plan={plan} />
        <OptionsPanel plan={plan} />
        <OwnersPanel plan={plan} ids={ids} onClear={() => choose([])} />
      </Stack>
      {isReady ? (
        <>
          <TotalsPanel plan={plan} ids={ids} />
          <EffectList plan={plan} ids={ids} onChoose={choose} />
        </>
      ) : (
        <Panel title={t('packageMove.step.effect')}>
          <EmptyState icon={Shuffle} title={t('packageMove.first')} level="p" />
        </Panel>
      )}
      <PastMigrations />
    </AdminPage>
  );
}

function PackagesPanel({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const t = useTexts(migrationTexts);
  const { locale } = useLocale();
  const { data = [], error, refetch } = useQuery(migrationQueries.packages(useApi()));
  const isSame = plan.source !== undefined && plan.source === plan.target;
  const packages = (name: 'source' | 'target') => (
    <Field label={t(`packageMove.${name}`)} error={name === 'target' && isSame ? t('packageMove.same') : undefined}>
      <Select
        value={plan[name] ?? ''}
        placeholder={t('packageMove.choose')}
        onChange={({ currentTarget }) => plan.set({ [name]: currentTarget.value || undefined })}
      >
        {data.map(({ packageType, texts }) => (
          <option key={packageType} value={packageType}>
            {texts[locale].name}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Panel title={t('packageMove.step.packages')}>
      {error && data.length === 0 ? (
        <QueryFailure error={error} failed={t('packageMove.packagesFailed')} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={4}>
          {packages('source')}
          {packages('target')}
        </Stack>
      )}
    </Panel>
  );
}

interface OwnersPanelProps {
  plan: ReturnType<typeof usePlan>;
  ids: readonly number[];
  onClear: () => void;
}

function OwnersPanel({ plan, ids, onClear }: OwnersPanelProps) {
  const t = useTexts(migrationTexts);
  return (
    <Panel title={t('packageMove.step.owners')}>
      <Stack gap={4}>
        <RadioGroup
          label={t('packageMove.owners.label')}
          hideLabel
          value={plan.audience}
          onValueChange={(audience) => plan.set({ who: audience === 'all' ? undefined : audience })}
        >
          <RadioItem value="all">{t('packageMove.owners.all')}</RadioItem>
          <RadioItem value="some" description={t('packageMove.owners.pickHint')}>
            {t('packageMove.owners.some')}
          </RadioItem>
        </RadioGroup>
        {plan.audience === 'some' && (
          <Row gap={2} align="center" justify="between" wrap className={styles.chosen}>
            <p role="status">{t('packageMove.owners.chosen', { count: ids.length })}</p>
            {ids.length > 0 && (
              <Button variant="ghost" size="sm" onClick={onClear}>
                {t('packageMove.owners.clear')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

function OptionsPanel({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const t = useTexts(migrationTexts);
  return (
    <Panel title={t('packageMove.step.options')}>
      <Stack gap={4}>
        {plan.source === 'basic' && (
          <Field label={t('packageMove.until')} hint={t('packageMove.untilHint')} required>
            <Input
              type="date"
              value={plan.untilDay}
              onChange={({ currentTarget }) => plan.set({ until: currentTarget.value || undefined })}
            />
          </Field>
        )}
        {plan.source !== 'basic' && plan.target === 'basic' && <Caption>{t('packageMove.toBasic')}</Caption>}
        {plan.source !== 'basic' && plan.target !== 'basic' && <PaidOptions plan={plan} />}
        <Field inline label={t('packageMove.notify')} hint={t('packageMove.notifyHint')}>
          <Switch
            checked={plan.notifiesOwners}
            onCheckedChange={(isOn) => plan.set({ tell: isOn ? undefined : 'no' })}
          />
        </Field>
      </Stack>
    </Panel>
  );
}

/** Options for paying owners; hidden if the source has none. */
function PaidOptions({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const t = useTexts(migrationTexts);
  return (
    <>
      <RadioGroup
        label={t('packageMove.price.label')}
        value={plan.price}
        onValueChange={(price) => plan.set({ price: price === 'keep' ? undefined : price })}
      >
        <RadioItem value="keep" description={t('packageMove.price.keepHint')}>
          {t('packageMove.price.keep')}
        </RadioItem>
        <RadioItem value="lower" description={t('packageMove.price.lowerHint')}>
          {t('packageMove.price.lower')}
        </RadioItem>
      </RadioGroup>
      <RadioGroup
        label={t('packageMove.when.label')}
        value={plan.when}
        onValueChange={(when) => plan.set({ when: when === 'now' ? undefined : when })}
      >
        <RadioItem value="now">{t('packageMove.when.now')}</RadioItem>
        <RadioItem value="period_end">{t('packageMove.when.period_end')}</RadioItem>
      </RadioGroup>
    </>
  );
}

function PastMigrations() {
  const t = useTexts(migrationTexts);
  const query = useInfiniteQuery(migrationQueries.list(useApi()));
  return (
    <Panel title={t('packageMove.earlier.title')}>
      <QueryContent
        query={query}
        failed={t('packageMove.earlier.failed')}
        skeleton={<SkeletonGroup label={t('packageMove.earlier.loading')} gap={4} shapes={['line', 'line']} />}
      >
        {({ pages }) => <MigrationList migrations={pages.flatMap(({ rows }) => rows)} />}
      </QueryContent>
      {query.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('packageMove.earlier.more')}
        </Button>
      )}
    </Panel>
  );
}

function MigrationList({ migrations }: { migrations: readonly PackageMigration[] }) {
  const t = useTexts(migrationTexts);
  if (migrations.length === 0)
    return (
      <EmptyState icon={History} title={t('packageMove.earlier.empty')} level="h3">
        {t('packageMove.earlier.emptyText')}
      </EmptyState>
    );
  return (
    <Stack as="ul">
      {migrations.map((migration) => (
        <PastMigration key={migration.id} migration={migration} />
      ))}
    </Stack>
  );
}

function PastMigration({ migration }: { migration: PackageMigration }) {
  const t = useTexts(migrationTexts);
  const nameOf = usePackageNames();
  const done = migration.total - migration.counts.waiting;
  return (
    <Row as="li" gap={[2, 4]} align="center" justify="between" wrap className={styles.move}>
      <Stack gap="hair" shrink>
        <Link className={styles.moveLink} to={`/admin/package-migration/${migration.id}`}>
          {t('packageMove.arrow', { source: nameOf(migration.source), target: nameOf(migration.target) })}
        </Link>
        <Text as="span" tone="muted" size="s">
          <DateText value={migration.createdAt} time />
          {migration.createdBy && (
            <>
              {' · '}
              <bdi>{t('packageMove.earlier.by', { name: migration.createdBy })}</bdi>
            </>
          )}
          {' · '}
          <bdi>{t('packageMove.one.progressOf', { done, total: migration.total })}</bdi>
        </Text>
      </Stack>
      <StatusBadge status={migration.status} />
    </Row>
  );
}
