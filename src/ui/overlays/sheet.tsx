import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Direction } from '#i18n/locale.ts';
import { classNames } from '../class-names.ts';
import { CloseButton } from '../controls/close-button.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { useOpenness } from './back-closes.ts';
import { useFloatingLanguage } from './floating.ts';
import { useLeftEscape } from './left-escape.ts';
import styles from './sheet.module.css';
import { useFocusReturn } from './use-opener.ts';

type SheetProps = Pick<ComponentProps<typeof Primitive.Root>, 'children' | 'open' | 'onOpenChange'> & {
  hasAddress?: boolean;
};

export const Sheet = ({ children, ...rest }: SheetProps) => (
  <Primitive.Root {...useOpenness(rest)}>{children}</Primitive.Root>
);
export const SheetTrigger = Primitive.Trigger;

export const sheetSides = ['top', 'bottom', 'left', 'right'] as const;
export type SheetSide = (typeof sheetSides)[number];

/** Left and right are physical, so the logical edge depends on the direction. */
export function edgeOf(side: SheetSide, direction: Direction): 'top' | 'bottom' | 'start' | 'end' {
  if (side === 'top' || side === 'bottom') return side;
  return (side === 'right') === (direction === 'ltr') ? 'end' : 'start';
}

interface SheetContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  side?: SheetSide;
  footer?: ReactNode;
}

export function SheetContent({
  title,
  description,
  side = 'right',
  footer,
  className,
  children,
  ...rest
}: SheetContentProps) {
  const language = useFloatingLanguage();
  const focus = useFocusReturn(rest);
  const { closeRef, windowProps } = useLeftEscape(rest.onEscapeKeyDown);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={styles.scrim} />
      <Primitive.Content
        {...language}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...rest}
        {...focus}
        {...windowProps}
        className={classNames(styles.sheet, className)}
        data-side={side}
        data-edge={edgeOf(side, language.dir)}
      >
        <Row align="center" justify="between" gap={4}>
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          <Primitive.Close asChild>
            <CloseButton ref={closeRef} className={styles.close} />
          </Primitive.Close>
        </Row>
        {description && <Primitive.Description className={styles.description}>{description}</Primitive.Description>}
        <Stack grow justify="start" gap={4} shrink>
          {children}
        </Stack>
        {footer && <Stack gap={3}>{footer}</Stack>}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
