import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useLocale } from '../locale.tsx';
import styles from './tabs.module.css';

export function Tabs(props: ComponentProps<typeof Primitive.Root>) {
  const { direction } = useLocale();
  return <Primitive.Root dir={direction} {...props} className={styles.tabs} />;
}

interface TabsListProps extends ComponentProps<'div'> {
  /** The group's name for screen readers. */
  label: string;
  variant?: 'pills' | 'line';
}

export function TabsList({ label, variant = 'pills', ...rest }: TabsListProps) {
  return (
    <Primitive.List asChild>
      <Unstyled {...rest} aria-label={label} className={styles.list} data-variant={variant} />
    </Primitive.List>
  );
}

export function TabsTrigger(props: ComponentProps<typeof Primitive.Trigger>) {
  return <Primitive.Trigger {...props} className={styles.trigger} />;
}

export function TabsContent({ value, ...rest }: ComponentProps<'div'> & { value: string }) {
  return (
    <Primitive.Content value={value} asChild>
      <Unstyled {...rest} className={styles.content} />
    </Primitive.Content>
  );
}

/** Removes Radix's inline styles, which the CSP forbids in server HTML. */
function Unstyled({ style: _, ...rest }: ComponentProps<'div'> & { 'data-variant'?: string }) {
  return <div {...rest} />;
}
