import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyCard } from '#ui/feedback/empty-state.tsx';
import { QueryContent, type QueryResult } from '#ui/feedback/query-content.tsx';

interface ListStatesProps {
  query: QueryResult<unknown>;
  isEmpty: boolean;
  /** Title of the error card. */
  failed: string;
  /** Shown while loading. */
  waiting: ReactNode;
  /** Shown when there are no rows at all. */
  none: { readonly icon: LucideIcon; readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** Shown when no row matches the filter. */
  nothing?: { readonly title: string; readonly text: string; readonly clear: string };
  isNarrowed?: boolean;
  onClear?: () => void;
  children: ReactNode;
}

/** A list that is not a table, or its loading, error or empty state. */
export function ListStates(props: ListStatesProps) {
  const { query, failed, waiting, isEmpty, children } = props;
  return (
    <QueryContent query={query} failed={failed} skeleton={waiting}>
      {() => (isEmpty ? <EmptyList {...props} /> : children)}
    </QueryContent>
  );
}

function EmptyList({ none, nothing, isNarrowed, onClear }: ListStatesProps) {
  if (!isNarrowed || !nothing)
    return (
      <EmptyCard icon={none.icon} title={none.title} action={none.action}>
        {none.text}
      </EmptyCard>
    );
  const clear = (
    <Button variant="outline" onClick={onClear}>
      {nothing.clear}
    </Button>
  );
  return (
    <EmptyCard icon={SearchX} tone="quiet" title={nothing.title} action={clear}>
      {nothing.text}
    </EmptyCard>
  );
}
