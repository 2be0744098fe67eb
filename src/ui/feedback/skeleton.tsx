import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonShape = 'line' | 'title' | 'circle' | 'block' | 'button';

/** A placeholder. The surrounding region has `aria-busy`; this is hidden from screen readers. */
export function Skeleton({ shape = 'line', className }: { shape?: SkeletonShape; className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />;
}
