import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useLocale } from '../locale.tsx';
import styles from './tabs.module.css';

export function Tabs({ className, ...rest }: ComponentProps<typeof Primitive.Root>) {
  const { direction } = useLocale();
  return <Primitive.Root dir={direction} {...rest} className={classNames(styles.tabs, className)} />;
}

interface TabsListProps extends ComponentProps<'div'> {
  /** The group's name for screen readers. */
  label: string;
  variant?: 'pills' | 'line';
  loop?: boolean;
}

export function TabsList({ label, variant = 'pills', loop, className, ...rest }: TabsListProps) {
  return (
    <Primitive.List asChild {...(loop === undefined ? {} : { loop })}>
      <Unstyled {...rest} aria-label={label} className={classNames(styles.list, className)} data-variant={variant} />
    </Primitive.List>
  );
}

export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...rest} className={classNames(styles.trigger, className)} />;
}

interface TabsContentProps extends ComponentProps<'div'> {
  value: string;
}

export function TabsContent({ value, className, ...rest }: TabsContentProps) {
  return (
    <Primitive.Content value={value} asChild>
      <Unstyled {...rest} className={classNames(styles.content, className)} />
    </Primitive.Content>
  );
}

interface UnstyledProps extends ComponentProps<'div'> {
  'data-variant'?: string;
}

/** Removes Radix's inline styles, which the CSP forbids in server HTML. */
function Unstyled({ style: _, ...rest }: UnstyledProps) {
  return <div {...rest} />;
}
