import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useTexts } from '../locale.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiTexts } from '../texts.ts';
import styles from './button.module.css';

export const buttonVariants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'hot'] as const;
export const buttonSizes = ['default', 'sm', 'lg', 'icon'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Gives the look to the only child, for links that lead somewhere. */
  asChild?: boolean;
  loading?: boolean;
  /** As wide as its container. */
  block?: boolean;
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
  // A busy button stays focusable, so that the keyboard does not lose its place; it only stops acting.
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
