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
import { moveQueries } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { usePackageNames } from '../parts/use-package-names.ts';
import styles from './plan.module.css';

export function EarlierMoves() {
  const t = useTexts(moveTexts);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    moveQueries.list(useApi()),
  );
  const moves = data?.pages.flatMap(({ rows }) => rows);
  return (
    <Panel title={t('packageMove.earlier.title')}>
      {!moves && error && (
        <ErrorCard title={t('packageMove.earlier.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!moves && !error && (
        <Stack gap={4} role="status" aria-busy="true" aria-label={t('packageMove.earlier.loading')}>
          <Skeleton />
          <Skeleton />
        </Stack>
      )}
      {moves?.length === 0 && (
        <EmptyState icon={History} title={t('packageMove.earlier.empty')} level="h3">
          {t('packageMove.earlier.emptyText')}
        </EmptyState>
      )}
      {moves && moves.length > 0 && (
        <Stack as="ul">
          {moves.map((move) => (
            <EarlierMove key={move.id} move={move} />
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

function EarlierMove({ move }: { move: PackageMigration }) {
  const t = useTexts(moveTexts);
  const nameOf = usePackageNames();
  const done = move.total - move.counts.waiting;
  return (
    <Row as="li" gap={[2, 4]} align="center" justify="between" wrap className={styles.move}>
      <Stack gap="hair" shrink>
        <Link className={styles.moveLink} to={`/admin/package-migration/${move.id}`}>
          {t('packageMove.arrow', { source: nameOf(move.source), target: nameOf(move.target) })}
        </Link>
        <Text as="span" tone="muted" size="s">
          <DateText value={move.createdAt} time />
          {move.createdBy && (
            <>
              {' · '}
              <bdi>{t('packageMove.earlier.by', { name: move.createdBy })}</bdi>
            </>
          )}
          {' · '}
          <bdi>{t('packageMove.one.progressOf', { done, total: move.total })}</bdi>
        </Text>
      </Stack>
      <StatusBadge status={move.status} />
    </Row>
  );
}
