import { Slot } from 'radix-ui';
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
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Applies the button's style to its only child; for links use `LinkButton`. */
  asChild?: boolean;
  loading?: boolean;
}

export function Button({
  variant = 'default',
  size = 'default',
  asChild = false,
  loading = false,
  block = false,
  className,
  type,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const t = useTexts(uiTexts);
  const Element = asChild ? Slot.Root : 'button';
  // A busy button stays focusable, so that keyboard focus is not lost; it only ignores clicks.
  const busy = loading ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {};
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <Element
      {...rest}
      {...busy}
      {...(asChild ? {} : { type: type ?? 'button' })}
      {...(onClick || loading ? { onClick: handleClick } : {})}
      className={classNames(styles.button, block && styles.block, className)}
      data-variant={variant}
      data-size={size}
    >
      {loading && (
        <>
          <Spinner className={styles.spinner ?? ''} />
          <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
        </>
      )}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  );
}

interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyle {
  /** Replaces the plain `a`, for example with the router's link. */
  as?: ElementType;
}

/** A link styled as a button. */
export function LinkButton({
  as: Element = 'a',
  variant = 'default',
  size = 'default',
  block = false,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.button, block && styles.block, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}
