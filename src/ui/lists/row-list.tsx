import { type ComponentProps, Fragment, type ReactNode, type Ref } from 'react';
import { Button } from '../controls/button.tsx';
import { Skeleton } from '../feedback/query-content.tsx';
import { Caption, Stack } from '../layout/layout.tsx';
import styles from './row-list.module.css';

interface FrameProps {
  /** On narrow screens each row is a separate card. */
  isCards?: boolean;
}

interface RowListProps extends ComponentProps<'ul'>, FrameProps {
  /** The rows belong to another filter while the requested ones are loading. */
  isStale?: boolean;
  /** Rendered above the rows, in the same frame. */
  head?: ReactNode;
}

/** Rows in one frame, separated by lines. */
export function RowList({ isCards = false, isStale = false, head, ...rest }: RowListProps) {
  return (
    <div className={styles.frame} data-cards={isCards} data-stale={isStale}>
      {head}
      <ul {...rest} className={styles.rows} />
    </div>
  );
}

const placeholderRows = ['one', 'two', 'three', 'four', 'five', 'six'];

interface RowsSkeletonProps extends FrameProps {
  label: string;
  /** One placeholder row; two lines of text by default. */
  children?: ReactNode;
}

/** Placeholder for a list while it is loading. */
export function RowsSkeleton({ label, isCards = false, children }: RowsSkeletonProps) {
  const row = children ?? (
    <Stack gap={3} className={styles.waiting}>
      <Skeleton shape="title" />
      <Skeleton />
    </Stack>
  );
  return (
    <div className={styles.frame} data-cards={isCards} role="status" aria-busy="true" aria-label={label}>
      <div className={styles.rows}>
        {placeholderRows.map((name) => (
          <Fragment key={name}>{row}</Fragment>
        ))}
      </div>
    </div>
  );
}

interface MoreRowsProps {
  ref?: Ref<HTMLDivElement>;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  more: string;
  /** Shown when there are no more entries. */
  end: string;
}

/** Footer of a list that loads more rows at its end. */
export function MoreRows({ ref, hasMore, isLoading, onMore, more, end }: MoreRowsProps) {
  return (
    <Stack align="center" className={styles.more} ref={ref}>
      {hasMore ? (
        <Button variant="outline" loading={isLoading} onClick={onMore}>
          {more}
        </Button>
      ) : (
        <Caption>{end}</Caption>
      )}
    </Stack>
  );
}
