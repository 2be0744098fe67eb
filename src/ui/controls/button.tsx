import type { ComponentProps, ElementType, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './button.module.css';

export const buttonVariants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'hot'] as const;
export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonStyle {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of the container. */
  block?: boolean;
  loading?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {}

// A busy control stays focusable, so that keyboard focus is not lost; it only ignores clicks.
const busy = { 'aria-busy': true, 'aria-disabled': true } as const;

function BusyMark() {
  const t = useTexts(uiTexts);
  return (
    <>
      <Spinner className={styles.spinner ?? ''} />
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
    </>
  );
}

export function Button({
  variant = 'default',
  size = 'default',
  loading = false,
  block = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      {...(loading && busy)}
      type={type}
      {...(onClick || loading ? { onClick: handleClick } : {})}
      className={classNames(styles.button, block && styles.block, className)}
      data-variant={variant}
      data-size={size}
    >
      {loading && <BusyMark />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyle {
  /** Replaces the plain `a`, for example with the router's link. */
  as?: ElementType;
}

/** A link styled as a button. What follows it may take a while: whoever passes `loading` handles its clicks. */
export function LinkButton({
  as: Element = 'a',
  variant = 'default',
  size = 'default',
  loading = false,
  block = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Element
      {...rest}
      {...(loading && busy)}
      className={classNames(styles.button, block && styles.block, className)}
      data-variant={variant}
      data-size={size}
    >
      {loading && <BusyMark />}
      {children}
    </Element>
  );
}
