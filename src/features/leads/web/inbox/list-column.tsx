import { SearchX } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { EmptyCard, ErrorCard } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { RowsSkeleton } from '#ui/lists/row-list.tsx';
import { useTexts } from '#ui/locale.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';
import type { LeadFilter } from '../../contract.ts';
import { inboxTexts } from '../inbox-texts.ts';
import type { LeadList as List } from '../state/lead-queries.ts';
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
  return isForeign ? <MissingProfile /> : <NothingFound onClear={onClear} />;
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
