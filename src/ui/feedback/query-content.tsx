import { CircleAlert, CreditCard, Info, type LucideIcon, ServerCrash, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Button, LinkButton } from '../controls/button.tsx';
import { IconTile, type IconTone } from '../icon-tile.tsx';
import { Card, type Gap, type HeadingLevel, Row, Stack } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './query-content.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: ReactNode;
  /** Describes what will appear here. */
  children?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  tone?: IconTone;
  level?: HeadingLevel;
}

export function EmptyState({ icon, title, children, action, tone = 'sea', level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <IconTile icon={icon} tone={tone} size="lg" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

interface FailedStateProps {
  title: string;
  level: HeadingLevel;
  /** Label of the button. */
  retry: string;
  onRetry: () => void;
}

/** Replaces a list that could not be loaded. */
export function FailedState({ retry, onRetry, ...rest }: FailedStateProps) {
  const action = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {retry}
    </Button>
  );
  return <EmptyState {...rest} icon={CircleAlert} tone="warn" action={action} />;
}

/** An `EmptyState` on its own card, in place of a list. */
export function EmptyCard(props: EmptyStateProps) {
  return (
    <Card>
      <EmptyState {...props} />
    </Card>
  );
}

export const errorCardTypes = ['error', 'warning', 'info', 'network', 'server', 'subscription'] as const;
type ErrorCardType = (typeof errorCardTypes)[number];

const variants: Record<ErrorCardType, { icon: LucideIcon; tone: IconTone }> = {
  error: { icon: CircleAlert, tone: 'bad' },
  warning: { icon: TriangleAlert, tone: 'warn' },
  info: { icon: Info, tone: 'sea' },
  network: { icon: WifiOff, tone: 'warn' },
  server: { icon: ServerCrash, tone: 'bad' },
  subscription: { icon: CreditCard, tone: 'hot' },
};

interface ErrorCardProps {
  type?: ErrorCardType;
  title?: ReactNode;
  message?: ReactNode;
  onRetry?: () => void;
  homeHref?: string;
  /** Another action, such as a link to the plans; beside a retry it is the lesser one. */
  action?: ReactNode;
  level?: HeadingLevel;
}

export function ErrorCard({ type = 'error', title, message, onRetry, homeHref, action, level = 'h2' }: ErrorCardProps) {
  const t = useTexts(uiTexts);
  const actions = (action || onRetry || homeHref) && (
    <>
      {onRetry && <Button onClick={onRetry}>{t('ui.error.retry')}</Button>}
      {action}
      {homeHref && (
        <LinkButton variant="outline" href={homeHref}>
          {t('ui.error.home')}
        </LinkButton>
      )}
    </>
  );
  return (
    <EmptyCard {...variants[type]} level={level} title={title ?? t(`ui.error.${type}.title`)} action={actions}>
      {message ?? t(`ui.error.${type}.message`)}
    </EmptyCard>
  );
}

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

type SkeletonShape = 'line' | 'title' | 'circle' | 'block' | 'button';

/** A placeholder. The surrounding region has `aria-busy`; this is hidden from screen readers. */
export function Skeleton({ shape = 'line', className }: { shape?: SkeletonShape; className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />;
}

interface SkeletonGroupProps {
  /** Accessible name that states what is loading. */
  label: string;
  className?: string | undefined;
}

interface SkeletonShapesProps extends SkeletonGroupProps {
  gap?: Gap;
  /** Stacked vertically. */
  shapes?: readonly SkeletonShape[];
  /** Applied to each shape. */
  shapeClassName?: string | undefined;
  /** Rendered below the shapes, for placeholders with a different form. */
  children?: ReactNode;
}

/** Placeholder for loading content, about as large as the content. */
export function SkeletonGroup({ label, shapes = [], shapeClassName, gap, className, children }: SkeletonShapesProps) {
  return (
    <Stack shrinkItems gap={gap} className={className} role="status" aria-busy="true" aria-label={label}>
      <Shapes shapes={shapes} className={shapeClassName} />
      {children}
    </Stack>
  );
}

interface SkeletonCardsProps extends SkeletonGroupProps {
  count?: number;
  /** The shapes in each card. */
  shapes: readonly SkeletonShape[];
  cardClassName?: string | undefined;
}

/** Cards stacked vertically, or in the columns that the class defines. */
export function SkeletonCards({ label, count = 3, shapes, className, cardClassName }: SkeletonCardsProps) {
  return (
    <SkeletonGroup label={label} gap={4} className={className}>
      {indexes(count).map((index) => (
        <Card key={index} className={cardClassName}>
          <Shapes shapes={shapes} />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

/** Rows with a picture and two lines of text beside it. */
export function SkeletonRows({ label, count }: { label: string; count: number }) {
  return (
    <SkeletonGroup label={label} gap={4}>
      {indexes(count).map((index) => (
        <Row key={index} gap={4} align="center">
          <Skeleton shape="circle" />
          <Stack gap={2} grow>
            <Shapes shapes={['title', 'line']} />
          </Stack>
        </Row>
      ))}
    </SkeletonGroup>
  );
}

const indexes = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

function Shapes({ shapes, className }: { shapes: readonly SkeletonShape[]; className?: string | undefined }) {
  return shapes.map((shape, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they neither move nor hold anything
    <Skeleton key={index} shape={shape} className={className} />
  ));
}
