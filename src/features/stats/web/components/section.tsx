import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChartCard } from '#ui/chart.tsx';
import { Caption } from '#ui/layout/layout.tsx';
import { BarTable } from './bar-table.tsx';

interface SectionProps {
  title: string;
  text?: string;
  /** The text shown while there is no data. */
  empty?: string | false | undefined;
  children: ReactNode;
}

/** A section of the statistics page. */
export function Section({ title, text, empty, children }: SectionProps) {
  const id = useId();
  return (
    <ChartCard titleId={id} title={title} {...(text && { description: text })}>
      {empty ? <Caption>{empty}</Caption> : children}
    </ChartCard>
  );
}

type BarSectionProps = Omit<SectionProps, 'children'> & Omit<ComponentProps<typeof BarTable>, 'caption'>;

/** A section with one bar table, which has the section's title as its caption. */
export function BarSection({ title, text, empty, ...table }: BarSectionProps) {
  return (
    <Section title={title} empty={empty} {...(text && { text })}>
      <BarTable caption={title} {...table} />
    </Section>
  );
}
