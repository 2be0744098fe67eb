import type { ReactNode } from 'react';
import { ErrorCard, type ErrorCardProps } from './error-card.tsx';

/** The part of a query result that rendering requires. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  refetch(): unknown;
}

interface FailureProps extends Pick<ErrorCardProps, 'level' | 'homeHref' | 'action'> {
  /** Error title that names what could not be loaded; by default the card names the kind of failure. */
  failed?: string | undefined;
}

interface QueryContentProps<Data> extends FailureProps {
  query: QueryResult<Data>;
  skeleton: ReactNode;
  /** Shown when the resource does not exist, even if earlier data is still loaded. */
  missing?: ReactNode;
  /** Set if known without a request, such as for a URL whose ID is not a number; a 404 is detected anyway. */
  isMissing?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders a query's loading, success, missing or error state. Loaded data stays when a refetch fails. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, skeleton, missing, isMissing = false, children, ...failure } = props;
  const { data, error, refetch } = query;
  if (missing && (isMissing || isNotFound(error))) return missing;
  if (data !== undefined) return children(data);
  if (error) return <QueryFailure {...failure} error={error} onRetry={() => void refetch()} />;
  return skeleton;
}

const isNotFound = (error: Error | null): boolean => error !== null && 'status' in error && error.status === 404;

interface QueryFailureProps extends FailureProps {
  error: Error;
  onRetry: () => void;
}

/** Without `failed`, a network error shows the card's default message. */
export function QueryFailure({ error, failed, ...card }: QueryFailureProps) {
  const isOffline = error.name === 'NetworkError';
  return (
    <ErrorCard
      {...card}
      type={isOffline ? 'network' : 'error'}
      title={failed}
      message={isOffline && !failed ? undefined : error.message}
    />
  );
}

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends QueryResult<infer Data> ? Data : never };

/** Combines queries: has data when all have, fails if one fails. `refetch` repeats only the failed ones. */
export function combineQueries<Queries extends Record<string, QueryResult<unknown>>>(
  queries: Queries,
): QueryResult<DataOf<Queries>> {
  const entries = Object.entries(queries);
  const failed = entries.map(([, query]) => query).filter(({ data, error }) => data === undefined && error);
  const isComplete = entries.every(([, { data }]) => data !== undefined);
  return {
    data: isComplete
      ? (Object.fromEntries(entries.map(([name, { data }]) => [name, data])) as DataOf<Queries>)
      : undefined,
    error: failed[0]?.error ?? null,
    refetch: () => failed.forEach((query) => void query.refetch()),
  };
}
