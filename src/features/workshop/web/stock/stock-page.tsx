import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminPage, CsvButton } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { FailedPanel } from '../components/failed-panel.tsx';
import { FileLink } from '../components/file-link.tsx';
import { RowsSkeleton } from '../components/rows-skeleton.tsx';
import { batchHref } from '../state/file-links.ts';
import { type StockView, stockHref, stockViewOf } from '../state/stock-view.ts';
import { workshopQueries } from '../state/workshop-queries.ts';
import { stockTexts } from '../stock-texts.ts';
import { BatchForm } from './batch-form.tsx';
import { StockColumn } from './stock-column.tsx';
import { StockFilters } from './stock-filters.tsx';
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
