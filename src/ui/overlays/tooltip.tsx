import { Tooltip as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './floating.module.css';
import { useFloatingLanguage } from './floating.ts';

interface TooltipProps extends Pick<ComponentProps<typeof Primitive.Root>, 'open' | 'onOpenChange'> {
  content: ReactNode;
  side?: 'top' | 'bottom';
  /** One focusable element. A tooltip only repeats or adds information; it must never be the only name of a control. */
  children: ReactNode;
}

export function Tooltip({ content, side = 'top', children, ...root }: TooltipProps) {
  const language = useFloatingLanguage();
  return (
    // A separate provider: one around every page would load the library for pages without tooltips.
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root {...root}>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content {...language} className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
