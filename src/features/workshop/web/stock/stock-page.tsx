import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminPage, CsvButton } from '#features/admin/web/index.ts';
import { tagStates } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchField } from '#ui/controls/search-field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { FailedPanel } from '../components/failed-panel.tsx';
import { FileLink } from '../components/file-link.tsx';
import styles from '../components/filters.module.css';
import { RowsSkeleton } from '../components/rows-skeleton.tsx';
import { workshopLabelTexts } from '../label-texts.ts';
import { batchHref } from '../state/files.ts';
import { type StockFilter, type StockView, stockHref, stockViewOf } from '../state/stock-view.ts';
import { workshopQueries } from '../state/workshop-queries.ts';
import { stockTexts } from '../stock-texts.ts';
import { BatchForm } from './batch-form.tsx';
import { StockColumn } from './stock-column.tsx';
import { TagBody } from './tag-body.tsx';

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
  const showNewTags = (batch?: string) => {
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
          <BatchButton onShow={showNewTags} />
        </>
      }
    >
      <StockFilters
        key={clearings}
        filter={filter}
        onFilter={(next, replace) => show({ filter: next, code: undefined }, replace)}
      />
      <StockColumn list={list} filter={filter} onClear={() => showNewTags()} />
      <TagSheet code={code} onClose={() => show({ filter, code: undefined })} />
    </AdminPage>
  );
}

interface TagSheetProps {
  code: string | undefined;
  onClose: () => void;
}

/** One tag, over the list; its address can be sent to somebody. */
function TagSheet({ code, onClose }: TagSheetProps) {
  const t = useTexts(stockTexts);
  return (
    <Sheet open={code !== undefined} onOpenChange={(open) => open || onClose()}>
      <SheetContent
        title={
          <>
            {t('workshopStock.sheet.title')} <LatinText>{code}</LatinText>
          </>
        }
      >
        {code && <SheetBody code={code} />}
      </SheetContent>
    </Sheet>
  );
}

interface SheetBodyProps {
  code: string;
}

function SheetBody({ code }: SheetBodyProps) {
  const t = useTexts(stockTexts);
  const { data, error, isError, refetch } = useQuery(workshopQueries.tag(useApi(), code));
  if (data) return <TagBody tag={data} />;
  if (error instanceof RequestError && error.status === 404)
    return <ErrorCard type="info" title={t('workshopStock.sheet.missing')} level="h3" />;
  if (isError)
    return <FailedPanel title={t('workshopStock.sheet.failed')} error={error} onRetry={() => void refetch()} />;
  return <RowsSkeleton label={t('workshopStock.sheet.loading')} />;
}

interface BatchButtonProps {
  onShow: (batch: string) => void;
}

interface Made {
  readonly batch: string;
  readonly count: number;
}

function BatchButton({ onShow }: BatchButtonProps) {
  const t = useTexts(stockTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<Made>();
  const toggle = (open: boolean) => {
    setIsOpen(open);
    if (open) setMade(undefined);
  };
  const show = (batch: string) => {
    toggle(false);
    onShow(batch);
  };
  return (
    <Dialog open={isOpen} onOpenChange={toggle}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Plus aria-hidden="true" />
          {t('workshopStock.make.button')}
        </Button>
      </DialogTrigger>
      {made ? (
        <DialogContent
          title={t('workshopStock.make.done', { count: made.count })}
          description={t('workshopStock.make.doneText')}
        >
          <BatchMade batch={made.batch} onShow={() => show(made.batch)} />
        </DialogContent>
      ) : (
        <DialogContent title={t('workshopStock.make.title')} description={t('workshopStock.make.text')}>
          <BatchForm onMade={setMade} onBack={() => toggle(false)} />
        </DialogContent>
      )}
    </Dialog>
  );
}

interface BatchMadeProps {
  batch: string;
  onShow: () => void;
}

function BatchMade({ batch, onShow }: BatchMadeProps) {
  const t = useTexts(stockTexts);
  return (
    <Row gap={3} wrap>
      <FileLink href={batchHref(batch)} variant="default" size="default">
        {t('workshopStock.make.download')}
      </FileLink>
      <Button variant="outline" onClick={onShow}>
        {t('workshopStock.make.show')}
      </Button>
    </Row>
  );
}

interface StockFiltersProps {
  filter: StockFilter;
  onFilter: (filter: StockFilter, replace?: boolean) => void;
}

/** A batch is chosen where it is named, and left here. */
function StockFilters({ filter, onFilter }: StockFiltersProps) {
  const t = useTexts(stockTexts);
  const tLabels = useTexts(workshopLabelTexts);
  // A search is still on its way while the filter changes: it must meet what is true then.
  const latest = useRef({ filter, onFilter });
  latest.current = { filter, onFilter };
  const change = useCallback((name: keyof StockFilter, value: string) => {
    const { [name]: _, ...rest } = latest.current.filter;
    latest.current.onFilter(value ? { ...rest, [name]: value } : rest, name !== 'state');
  }, []);
  const search = useCallback((q: string) => change('q', q), [change]);
  return (
    <Grid as="search" columns={2} gap={2} className={styles.filters}>
      <SearchField
        value={filter.q ?? ''}
        label={t('workshopStock.searchLabel')}
        placeholder={t('workshopStock.search')}
        clearLabel={tLabels('workshopWords.search.clear')}
        maxLength={80}
        onSearch={search}
      />
      <Select
        className={styles.choice}
        aria-label={t('workshopStock.state')}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => change('state', currentTarget.value)}
      >
        <option value="">{t('workshopStock.allStates')}</option>
        {tagStates.map((state) => (
          <option key={state} value={state}>
            {tLabels(`workshopWords.tagState.${state}`)}
          </option>
        ))}
      </Select>
      {filter.batch && (
        <Button
          className={styles.picked ?? ''}
          variant="secondary"
          onClick={() => change('batch', '')}
          aria-label={t('workshopStock.leaveBatch', { batch: filter.batch })}
        >
          <bdi>{filter.batch}</bdi>
          <X aria-hidden="true" />
        </Button>
      )}
      {filter.owner && (
        <Button
          className={styles.picked ?? ''}
          variant="secondary"
          onClick={() => change('owner', '')}
          aria-label={t('workshopStock.leaveOwner', { id: filter.owner })}
        >
          {t('workshopStock.ofOwner', { id: filter.owner })}
          <X aria-hidden="true" />
        </Button>
      )}
    </Grid>
  );
}
