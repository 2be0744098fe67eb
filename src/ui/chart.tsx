import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chart.module.css';
import { SegmentedChoice } from './choices/radio-group.tsx';
import { classNames } from './class-names.ts';
import { Skeleton } from './feedback/query-content.tsx';
import { Card, CardHeader, Row } from './layout/layout.tsx';
import { useLocale, useTexts } from './locale.tsx';
import { uiTexts } from './texts.ts';

/** A live region, announced at each arrow key step, so it stays mounted while empty. */
export function ChartTooltip({ title, rows }: { title: string; rows: { name: string; value: string }[] | undefined }) {
  const { direction } = useLocale();
  return (
    <div className={styles.tooltip} dir={direction} role="status" hidden={!rows}>
      {rows && (
        <>
          <p className={styles.title}>{title}</p>
          {rows.map(({ name, value }) => (
            <Row as="p" key={name} justify="between" gap={4}>
              <span>{name}</span>
              <bdi className={styles.value} dir="ltr">
                {value}
              </bdi>
            </Row>
          ))}
        </>
      )}
    </div>
  );
}

/** Selects the figure that a chart shows. */
export function ChartChoice<Value extends string>(props: ComponentProps<typeof SegmentedChoice<Value>>) {
  return <SegmentedChoice {...props} className={styles.choice ?? ''} hideLabel />;
}

interface ChartCardProps {
  titleId: string;
  title: string;
  description?: string;
  choice?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A section with one chart: its title, the plot, and its data as a table. */
export function ChartCard({ titleId, title, description, choice, className, children }: ChartCardProps) {
  const header = <CardHeader title={title} titleId={titleId} {...(description && { description })} />;
  return (
    <Card as="section" aria-labelledby={titleId} className={classNames(styles.card, className)}>
      {choice ? (
        <Row gap={3} align="center" justify="between" wrap>
          {header}
          {choice}
        </Row>
      ) : (
        header
      )}
      {children}
    </Card>
  );
}

/** Container of a plot, or of its skeleton while the figures load. */
export function ChartPlot({ children }: { children?: ReactNode }) {
  return <div className={styles.plot}>{children ?? <Skeleton shape="block" className={styles.waiting ?? ''} />}</div>;
}

/** A chart's data as a collapsible table, or something else about it. */
export function ChartDetails({ summary, children }: { summary?: string; children: ReactNode }) {
  const t = useTexts(uiTexts);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {summary ?? t('ui.chart.asTable')}
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
