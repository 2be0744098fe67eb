import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { Panel } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import type { PackageMigration } from '../../contract.ts';
import { StatusBadge } from '../components/status-badge.tsx';
import { usePackageNames } from '../components/use-package-names.ts';
import { migrationQueries } from '../migration-queries.ts';
import { migrationTexts } from '../migration-texts.ts';
import styles from './plan.module.css';

export function PastMigrations() {
  const t = useTexts(migrationTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    migrationQueries.list(useApi()),
  );
  const migrations = data?.pages.flatMap(({ rows }) => rows);
  return (
    <Panel title={t('packageMove.earlier.title')}>
      {!migrations && error && (
        <ErrorCard title={t('packageMove.earlier.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!migrations && !error && (
        <Stack gap={4} role="status" aria-busy="true" aria-label={t('packageMove.earlier.loading')}>
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
      {migrations?.length === 0 && (
        <EmptyState icon={History} title={t('packageMove.earlier.empty')} level="h3">
          {t('packageMove.earlier.emptyText')}
        </EmptyState>
      )}
      {migrations && migrations.length > 0 && (
        <Stack as="ul">
          {migrations.map((migration) => (
            <PastMigration key={migration.id} migration={migration} />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button variant="outline" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('packageMove.earlier.more')}
        </Button>
      )}
    </Panel>
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
