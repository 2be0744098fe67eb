import type { LeadFilter } from '../../contract.ts';
import type { LeadList as List } from '../state/use-lead-list.ts';
import { LeadList, type LeadListProps } from './lead-list.tsx';
import { ListFailed } from './list-failed.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { MissingCard } from './missing-card.tsx';
import { NothingFound } from './nothing-found.tsx';

interface ListColumnProps extends LeadListProps {
  list: List;
  filter: LeadFilter;
  isOnline: boolean;
  /** The filter names a card that is not one of the owner's. */
  isForeign: boolean;
  onClear: () => void;
}

/** The list, or what stands in its place. */
export function ListColumn({ filter, isOnline, isForeign, onClear, ...shown }: ListColumnProps) {
  const { data, isError, error, refetch } = shown.list;
  if (!data)
    return isError || !isOnline ? <ListFailed error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.pages.some((page) => page.length > 0)) return <LeadList key={JSON.stringify(filter)} {...shown} />;
  return isForeign ? <MissingCard /> : <NothingFound onClear={onClear} />;
}
