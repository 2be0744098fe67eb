import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export const badgeVariants = ['default', 'secondary', 'outline', 'hot', 'good', 'warn', 'bad', 'count'] as const;
export type BadgeVariant = (typeof badgeVariants)[number];

interface BadgeProps extends ComponentProps<'span'> {
  variant?: BadgeVariant;
  size?: 'default' | 'sm';
  /** A dot before the text, for states. */
  dot?: boolean;
}

export function Badge({
  variant = 'default',
  size = 'default',
  dot = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span {...rest} className={classNames(styles.badge, className)} data-variant={variant} data-size={size}>
      {dot && <span className={styles.dot} />}
      {children}
    </span>
  );
}
