import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonShape = 'line' | 'title' | 'circle' | 'block' | 'button';

interface SkeletonProps {
  shape?: SkeletonShape;
  className?: string | undefined;
}

/** A quiet stand-in. The region around it says aria-busy; this says nothing. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />;
}
