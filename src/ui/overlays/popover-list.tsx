import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { SkeletonGroup } from '../feedback/skeleton-group.tsx';
import { Stack } from '../layout/layout.tsx';
import styles from './popover-list.module.css';

interface PopoverRowProps {
  /** Not seen before the list was opened. */
  isNew: boolean;
  /** Without a link and an action the row is read-only. */
  href?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A row of a popover list: a picture with texts beside it. */
export function PopoverRow({ isNew, href, onOpen, children }: PopoverRowProps) {
  return (
    <li className={styles.row} data-fresh={isNew}>
      {href && (
        <a className={styles.body} href={href}>
          {children}
        </a>
      )}
      {!href && onOpen && (
        <button type="button" className={styles.body} onClick={onOpen}>
          {children}
        </button>
      )}
      {!href && !onOpen && <div className={styles.body}>{children}</div>}
    </li>
  );
}

interface PopoverListSkeletonProps {
  label: string;
  rows: number;
  /** Applies to the texts of a row. */
  className?: string | undefined;
}

export function PopoverListSkeleton({ label, rows, className }: PopoverListSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.body}>
          <Skeleton shape="circle" />
          <Stack as="span" shrinkItems grow shrink line="snug" className={className}>
            <Skeleton />
            <Skeleton />
          </Stack>
        </div>
      ))}
    </SkeletonGroup>
  );
}

export function PopoverListFailed({ title, retry, onRetry }: { title: string; retry: string; onRetry: () => void }) {
  const action = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {retry}
    </Button>
  );
  return <EmptyState icon={CircleAlert} tone="warn" level="p" title={title} action={action} />;
}
