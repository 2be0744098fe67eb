import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminPage, CsvButton } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { FileLink } from '../parts/file-link.tsx';
import { batchHref } from '../state/file-links.ts';
import { type StockView, stockHref, stockViewOf } from '../state/stock-view.ts';
import { workshopQueries } from '../state/workshop-queries.ts';
import { stockTexts } from '../stock-texts.ts';
import { BatchButton } from './batch-button.tsx';
import { StockColumn } from './stock-column.tsx';
import { StockFilters } from './stock-filters.tsx';
import { TagSheet } from './tag-sheet.tsx';

/** `/admin/tags`: every tag there is, and the one that is open. */
export function StockPage() {
  const t = useTexts(stockTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { filter, code } = stockViewOf(search);
  const list = useInfiniteQuery(workshopQueries.stock(useApi(), filter));
  usePageTitle(t('workshopStock.title'));
  const show = useCallback(
    (next: StockView, replace = false) => void navigate(stockHref(next), { replace, preventScrollReset: true }),
    [navigate],
  );
  // What was typed goes with the filter.
  const [clearings, setClearings] = useState(0);
  const showFresh = (batch?: string) => {
    setClearings(clearings + 1);
    show({ filter: batch ? { batch } : {}, code: undefined });
  };
  return (
    <AdminPage
      title={t('workshopStock.title')}
      lead={t('workshopStock.lead')}
      actions={
        <>
          {filter.batch && <FileLink href={batchHref(filter.batch)}>{t('workshopStock.download')}</FileLink>}
          <CsvButton path="/api/admin/tags.csv" name="tags.csv" query={{ ...filter }} />
          <BatchButton onShow={showFresh} />
        </>
      }
    >
      <StockFilters
        key={clearings}
        filter={filter}
        onFilter={(next, replace) => show({ filter: next, code: undefined }, replace)}
      />
      <StockColumn list={list} filter={filter} onClear={() => showFresh()} />
      <TagSheet code={code} onClose={() => show({ filter, code: undefined })} />
    </AdminPage>
  );
}
