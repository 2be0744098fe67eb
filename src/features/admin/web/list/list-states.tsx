import { type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Card } from '#ui/layout/card.tsx';
import { NetworkError } from '#web-kit/api/request-error.ts';

/** Reports what could not be loaded and why. */
export function QueryError({ title, error, onRetry }: { title: string; error: Error | null; onRetry: () => void }) {
  if (!error || error instanceof NetworkError) return <ErrorCard type="network" onRetry={onRetry} />;
  return <ErrorCard title={title} message={error.message} onRetry={onRetry} />;
}

interface ListStatesProps {
  query: { readonly data: unknown; readonly error: Error | null; readonly refetch: () => unknown };
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
export function ListStates({ query, isEmpty, failed, waiting, none, nothing, isNarrowed, ...props }: ListStatesProps) {
  const { data, error, refetch } = query;
  if (!data) return error ? <QueryError title={failed} error={error} onRetry={() => void refetch()} /> : waiting;
  if (!isEmpty) return props.children;
  if (!isNarrowed || !nothing)
    return (
      <Card>
        <EmptyState icon={none.icon} title={none.title} action={none.action}>
          {none.text}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        icon={SearchX}
        tone="quiet"
        title={nothing.title}
        action={
          <Button variant="outline" onClick={props.onClear}>
            {nothing.clear}
          </Button>
        }
      >
        {nothing.text}
      </EmptyState>
    </Card>
  );
}
