import type { ReactNode } from 'react';
import { Clickable } from '../controls/clickable.tsx';
import { Skeleton, SkeletonGroup } from '../feedback/query-content.tsx';
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
      <Clickable className={styles.body} href={href} onClick={href ? undefined : onOpen}>
        {children}
      </Clickable>
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
