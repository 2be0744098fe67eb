import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#base/schemas.ts';
import {
  AdminPage,
  adminPagesQuery,
  CsvButton,
  FilterBar,
  MayChange,
  useAddressFilter,
  useAdminCall,
} from '#features/admin/web/index.ts';
import { shownTagStates, tagLimits } from '#features/tags/domain.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { ErrorCard, QueryContent } from '#ui/feedback/query-content.tsx';
import { parsedText } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { RowsSkeleton } from '#ui/lists/row-list.tsx';
import { LatinText, usePageTitle, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/overlays/dialog.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { useSearchParams } from '#ui/router.tsx';
import { ShortText } from '#ui/text/short-text.tsx';
import { paramsOf } from '#web-kit/address-filter.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { workshopApi } from '../../contract.ts';
import { workshopLabelTexts } from '../../label-texts.ts';
import { workshopTexts } from '../../texts.ts';
import { FileLink } from '../components/file-link.tsx';
import { batchHref } from '../state/files.ts';
import { type StockFilter, stockFilterOf, stockHref } from '../state/stock-view.ts';
import { stockTexts } from '../stock-texts.ts';
import styles from './stock.module.css';
import { StockColumn } from './stock-column.tsx';
import { TagBody } from './tag-body.tsx';

const maxName = 60;

function countOf(typed: string): number | undefined {
  const count = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= tagLimits.maxBatch ? count : undefined;
}

export const newBatch = z.object({
  batch: requiredText(maxName, 'workshopStock.make.nameMissing'),
  count: parsedText(countOf, 'workshopStock.make.countWrong'),
});

interface BatchFormProps {
  onMade: (made: { batch: string; count: number }) => void;
  onBack: () => void;
}

function BatchForm({ onMade, onBack }: BatchFormProps) {
  const t = useTexts(stockTexts);
  const form = useSchemaForm({ schema: newBatch, texts: [stockTexts], defaultValues: { batch: '', count: '' } });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof newBatch>) => api.call(workshopApi.makeTags, { body }),
    onDone: onMade,
    onFields: form.showFields,
  });
  const maxBatch = tagLimits.maxBatch.toLocaleString('en');
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrinkItems>
      <Field
        label={t('workshopStock.make.name')}
        hint={t('workshopStock.make.nameHint')}
        required
        error={form.errorOf('batch')}
      >
        <Input {...form.register('batch')} maxLength={maxName} autoComplete="off" />
      </Field>
      <Field
        label={t('workshopStock.make.count')}
        hint={t('workshopStock.make.countHint', { max: maxBatch })}
        required
        error={form.errorOf('count', { max: maxBatch })}
      >
        <Input {...form.register('count')} inputMode="numeric" dir="ltr" autoComplete="off" />
      </Field>
      <Row gap={3} wrap>
        <SubmitButton>{t('workshopStock.make.confirm')}</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          {t('workshopStock.make.back')}
        </Button>
      </Row>
    </Form>
  );
}

const address = { read: stockFilterOf, hrefOf: (filter: StockFilter) => stockHref(filter) };

/** `/admin/tags`: all tags, and the selected one. */
export function StockPage() {
  const t = useTexts(stockTexts);
  const tLabels = useTexts(workshopLabelTexts);
  const tFile = useTexts(workshopTexts);
  const [search] = useSearchParams();
  const { filter, show, change, reset, resets } = useAddressFilter(address);
  const list = useInfiniteQuery(adminPagesQuery(useApi(), workshopApi.tags, paramsOf(filter), 'after'));
  usePageTitle(t('workshopStock.title'));
  const { batch, owner } = filter;
  return (
    <AdminPage
      title={t('workshopStock.title')}
      lead={t('workshopStock.lead')}
      actions={
        <>
          {batch && <FileLink href={batchHref(batch)}>{t('workshopStock.download')}</FileLink>}
          <CsvButton path={workshopApi.tagsTable.path} name={tFile('workshop.tagsFile')} query={paramsOf(filter)} />
          <MayChange>
            <BatchButton onShow={(made) => reset({ batch: made })} />
          </MayChange>
        </>
      }
    >
      <FilterBar
        key={resets}
        filter={filter}
        onChange={change}
        search={{ label: t('workshopStock.searchLabel'), placeholder: t('workshopStock.search'), maxLength: 80 }}
        choices={[
          {
            name: 'state',
            label: t('workshopStock.state'),
            all: t('workshopStock.allStates'),
            options: shownTagStates.map((value) => ({ value, text: tLabels(`workshopWords.tagState.${value}`) })),
          },
        ]}
      >
        {/* These filters are set where a batch or owner is displayed; here they can only be removed. */}
        {batch && (
          <LeaveButton
            label={t('workshopStock.leaveBatch')}
            text={<ShortText text={batch} />}
            onLeave={() => change('batch', '', true)}
          />
        )}
        {owner && (
          <LeaveButton
            label={t('workshopStock.leaveOwner')}
            text={t('workshopStock.ofOwner', { id: String(owner) })}
            onLeave={() => change('owner', '', true)}
          />
        )}
      </FilterBar>
      <StockColumn list={list} filter={filter} onClear={() => reset({})} />
      <TagSheet code={search.get('tag') ?? undefined} onClose={() => show(filter)} />
    </AdminPage>
  );
}

function LeaveButton({ label, text, onLeave }: { label: string; text: ReactNode; onLeave: () => void }) {
  return (
    <Button className={styles.picked ?? ''} variant="secondary" onClick={onLeave}>
      {text}
      <X role="img" aria-label={label} />
    </Button>
  );
}

/** One tag in a sheet over the list; its URL can be shared. */
function TagSheet({ code, onClose }: { code: string | undefined; onClose: () => void }) {
  const t = useTexts(stockTexts);
  return (
    <Sheet hasAddress open={code !== undefined} onOpenChange={(open) => open || onClose()}>
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

function SheetBody({ code }: { code: string }) {
  const t = useTexts(stockTexts);
  const api = useApi();
  const tag = useQuery({
    queryKey: [workshopApi.tag.path, code],
    queryFn: () => api.call(workshopApi.tag, { params: { code } }),
    // The tag in the hand may have been written a moment ago.
    staleTime: 0,
  });
  return (
    <QueryContent
      query={tag}
      failed={t('workshopStock.sheet.failed')}
      skeleton={<RowsSkeleton label={t('workshopStock.sheet.loading')} />}
      missing={<ErrorCard type="info" title={t('workshopStock.sheet.missing')} level="h3" />}
    >
      {(data) => <TagBody tag={data} />}
    </QueryContent>
  );
}

function BatchButton({ onShow }: { onShow: (batch: string) => void }) {
  const t = useTexts(stockTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [made, setMade] = useState<{ readonly batch: string; readonly count: number }>();
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

function BatchMade({ batch, onShow }: { batch: string; onShow: () => void }) {
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
