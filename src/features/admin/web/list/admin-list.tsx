import { Button } from '#ui/controls/button.tsx';
import { ChevronForward } from '#ui/direction-icons.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { QueryFailure } from '#ui/feedback/query-content.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#ui/feedback/skeleton-group.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './admin-list.module.css';
import { type AdminListProps, useListParams } from './list-params.ts';
import { ListTable } from './list-table.tsx';

const rows = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function ListSkeleton({ columns }: { columns: number }) {
  const t = useTexts(listTexts);
  const cells = rows.slice(0, Math.min(columns, 5));
  return (
    <Card className={styles.card ?? ''}>
      <SkeletonGroup label={t('adminList.loading')}>
        {rows.map((row) => (
          <Grid key={row} align="center" gap={6} className={styles.waiting}>
            {cells.map((cell) => (
              <Skeleton key={cell} />
            ))}
          </Grid>
        ))}
      </SkeletonGroup>
    </Card>
  );
}

const notFilters = new Set(['after', 'sort', 'direction', 'tab']);

/** A cursor-paginated list, fast at any length: each page starts where the last one ended. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { caption, query, empty } = props;
  const t = useTexts(listTexts);
  const params = useListParams();
  const { data, error, refetch, isPlaceholderData } = query;
  if (!data && error)
    return <QueryFailure error={error} failed={t('adminList.failed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton columns={props.columns.length} />;
  if (data.rows.length > 0 || params.get('after'))
    return (
      <Stack shrinkItems gap={3} className={styles.full} aria-busy={isPlaceholderData}>
        <Card className={styles.card ?? ''}>
          <ListTable {...props} rows={data.rows} caption={caption} />
        </Card>
        <ListPager next={data.next} />
      </Stack>
    );
  const filters = Object.keys(params.all()).filter((name) => !notFilters.has(name));
  return (
    <Card>
      {filters.length ? (
        <EmptyState icon={empty.icon} title={t('adminList.nothing.title')} action={<ClearButton names={filters} />}>
          {t('adminList.nothing.text')}
        </EmptyState>
      ) : (
        <EmptyState icon={empty.icon} title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
    </Card>
  );
}

function ClearButton({ names }: { names: readonly string[] }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  return (
    <Button variant="outline" onClick={() => params.set(Object.fromEntries(names.map((name) => [name, undefined])))}>
      {t('adminList.nothing.clear')}
    </Button>
  );
}

/** Next page, or back to the first; the previous page is the browser's "back". */
function ListPager({ next }: { next: string | null }) {
  const t = useTexts(listTexts);
  const params = useListParams();
  const isFirst = !params.get('after');
  if (isFirst && next === null) return null;
  const goTo = (after: string | undefined) => {
    params.set({ after });
    window.scrollTo(0, 0);
  };
  return (
    <Row as="nav" justify="between" gap={2} aria-label={t('adminList.pages.label')}>
      <Button variant="ghost" size="sm" disabled={isFirst} onClick={() => goTo(undefined)}>
        {t('adminList.pages.first')}
      </Button>
      <Button variant="outline" size="sm" disabled={next === null} onClick={() => goTo(next ?? undefined)}>
        {t('adminList.pages.next')}
        <ChevronForward size={18} aria-hidden="true" />
      </Button>
    </Row>
  );
}
