import { useMutation } from '@tanstack/react-query';
import { Archive, Download, SearchX } from 'lucide-react';
import { useState } from 'react';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyCard, ErrorCard, Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { PageHeader } from '#ui/layout/app-page.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { RowsSkeleton } from '#ui/lists/row-list.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { NetworkError, RequestError } from '#web-kit/api/request-error.ts';
import { downloadFile } from '#web-kit/download.ts';
import { type LeadFilter, leadsApi } from '../../contract.ts';
import { ConnectButton } from '../connect/connect-button.tsx';
import { inboxTexts } from '../inbox-texts.ts';
import type { LeadList as List } from '../state/lead-queries.ts';
import { isFiltered } from '../state/view.ts';
import styles from './inbox.module.css';
import { LeadList, type LeadListProps } from './lead-list.tsx';

function ListSkeleton() {
  const t = useTexts(inboxTexts);
  return (
    <RowsSkeleton label={t('inbox.loading')}>
      <Grid columns="auto fill" gap={3} align="start" className={styles.waiting}>
        <Skeleton shape="circle" />
        <Stack gap={3}>
          <Skeleton shape="title" />
          <Skeleton />
        </Stack>
      </Grid>
    </RowsSkeleton>
  );
}

interface ListColumnProps extends LeadListProps {
  list: List;
  filter: LeadFilter;
  isOnline: boolean;
  /** The filter names a profile that does not belong to the owner. */
  isForeign: boolean;
  onClear: () => void;
}

/** The list, or its empty, loading or error state. */
export function ListColumn({ filter, isOnline, isForeign, onClear, ...listProps }: ListColumnProps) {
  const { data, isError, error, refetch } = listProps.list;
  if (!data)
    return isError || !isOnline ? <ListFailed error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.pages.some((page) => page.length > 0)) return <LeadList key={JSON.stringify(filter)} {...listProps} />;
  if (isForeign) return <MissingProfile />;
  return isFiltered(filter) ? <NothingFound onClear={onClear} /> : <AllArchived />;
}

interface ListFailedProps {
  /** null when the device is offline. */
  error: Error | null;
  onRetry: () => void;
}

function ListFailed({ error, onRetry }: ListFailedProps) {
  const t = useTexts(inboxTexts);
  if (!error || error instanceof NetworkError) return <ErrorCard type="network" onRetry={onRetry} />;
  return <ErrorCard title={t('inbox.failed')} message={error.message} onRetry={onRetry} />;
}

/** The URL names a profile that does not belong to the owner. */
function MissingProfile() {
  const t = useTexts(inboxTexts);
  const all = <RouterLinkButton to="/leads">{t('inbox.missing.all')}</RouterLinkButton>;
  return <ErrorCard type="info" title={t('inbox.missing.title')} message={t('inbox.missing.text')} action={all} />;
}

function AllArchived() {
  const t = useTexts(inboxTexts);
  const archive = (
    <RouterLinkButton variant="outline" to="/leads?status=archived">
      {t('inbox.allArchived.open')}
    </RouterLinkButton>
  );
  return (
    <EmptyCard icon={Archive} tone="quiet" title={t('inbox.allArchived.title')} action={archive}>
      {t('inbox.allArchived.text')}
    </EmptyCard>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTexts(inboxTexts);
  const action = (
    <Button variant="outline" onClick={onClear}>
      {t('inbox.nothing.clear')}
    </Button>
  );
  return (
    <EmptyCard icon={SearchX} tone="quiet" title={t('inbox.nothing.title')} action={action}>
      {t('inbox.nothing.text')}
    </EmptyCard>
  );
}

interface InboxHeadProps {
  filter: LeadFilter;
  unseen: number | undefined;
  /** There are leads to export. */
  hasLeads: boolean;
}

export function InboxHead({ filter, unseen = 0, hasLeads }: InboxHeadProps) {
  const t = useTexts(inboxTexts);
  return (
    <PageHeader title={t('inbox.title')} lead={unseen > 0 ? t('inbox.unseen', { count: unseen }) : t('inbox.lead')}>
      <Row gap={1} wrap>
        <ConnectButton />
        {hasLeads && <ExportButton filter={filter} />}
      </Row>
    </PageHeader>
  );
}

/** Exports the filtered leads as CSV. If the plan does not include it, a dialog explains that. */
function ExportButton({ filter }: { filter: LeadFilter }) {
  const t = useTexts(inboxTexts);
  const api = useApi();
  const showFailure = useShowFailure();
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadTable(api, filter, dateInIsrael(new Date())),
    retry: false,
    onSuccess: () => toast({ title: t('inbox.export.done') }),
    onError: (error) => {
      if (error instanceof RequestError && error.status === 402) setIsRefused(true);
      else showFailure(error);
    },
  });
  return (
    <>
      <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate()}>
        <Download aria-hidden="true" />
        {t('inbox.export.button')}
      </Button>
      <UpgradeDialog
        isOpen={isRefused}
        onClose={() => setIsRefused(false)}
        title={t('inbox.export.plan.title')}
        reason={t('inbox.export.plan.text')}
        retainedNote={t('inbox.export.plan.stored')}
        helps={({ leadExport }) => leadExport}
      />
    </>
  );
}

/** Downloads the filtered leads as CSV; throws an error with the reason if the server refuses. */
async function downloadTable(api: Api, filter: LeadFilter, day: string): Promise<void> {
  const answer = (await api.call(leadsApi.export, { query: filter })) as Response;
  downloadFile(await answer.blob(), `negia-leads-${day}.csv`);
}
