import type { ReactNode } from 'react';
import { ErrorCard, type ErrorCardProps } from './error-card.tsx';

/** As much of a query as it takes to show it. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  refetch(): unknown;
}

interface FailureProps extends Pick<ErrorCardProps, 'level' | 'homeHref' | 'action'> {
  /** Names what could not be read; without it the card names the kind of failure. */
  failed?: string | undefined;
}

interface QueryContentProps<Data> extends FailureProps {
  query: QueryResult<Data>;
  skeleton: ReactNode;
  /** Where the server knows of no such thing: in place of what was read before, too. */
  missing?: ReactNode;
  /** Known without the server, such as of an address that is no number; an answer of 404 says so by itself. */
  isMissing?: boolean;
  children: (data: Data) => ReactNode;
}

/** On its way, there, missing or failed. What was read stays when reading it again fails. */
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

/** Without a name of its own, what is lost with the connection is told by the card's own sentence. */
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

/** Several as one: there when all are, failed where one is. Only those that failed are read again. */
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
