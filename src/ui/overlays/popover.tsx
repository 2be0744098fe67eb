import { Popover as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './floating.module.css';
import { useFloatingLanguage } from './floating.ts';

export const Popover = Primitive.Root;
export const PopoverTrigger = Primitive.Trigger;
export const PopoverAnchor = Primitive.Anchor;

interface PopoverContentProps extends ComponentProps<typeof Primitive.Content> {
  /** Its name for screen readers. */
  label: string;
}

export function PopoverContent({ label, className, ...rest }: PopoverContentProps) {
  const language = useFloatingLanguage();
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        {...language}
        {...rest}
        aria-label={label}
        className={classNames(styles.floating, styles.popover, className)}
      />
    </Primitive.Portal>
  );
}
