import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './admin-list.module.css';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import type { AdminListProps } from './list-types.ts';
import { ListWaiting } from './list-waiting.tsx';
import { useListParams } from './use-list-params.ts';

const notFilters = new Set(['after', 'sort', 'direction', 'tab']);

/** A list that is quick at any length: a page at a time, each beginning where the last one ended. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { caption, query, empty } = props;
  const t = useTexts(listTexts);
  const params = useListParams();
  const { data, error, refetch, isPlaceholderData } = query;
  if (!data && error)
    return <ErrorCard title={t('adminList.failed')} message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting columns={props.columns.length} />;
  if (data.rows.length > 0 || params.get('after'))
    return (
      <div className={styles.whole} aria-busy={isPlaceholderData}>
        <Card className={styles.card ?? ''}>
          <ListTable {...props} rows={data.rows} caption={caption} />
        </Card>
        <ListPager next={data.next} />
      </div>
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
