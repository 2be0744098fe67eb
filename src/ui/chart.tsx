import styles from './chart.module.css';
import { Row } from './layout/layout.tsx';
import { useLocale } from './locale.tsx';

/** For the root of a drawing of recharts, and what every drawing has alike. */
export const chartProps = {
  className: styles.chart ?? '',
  responsive: true,
  margin: { top: 12, right: 14, bottom: 4, left: 14 },
} as const;
export const bareAxis = { tickLine: false, axisLine: false } as const;

interface ChartTooltipProps {
  title: string;
  rows: readonly { readonly name: string; readonly value: string }[] | undefined;
}

/** Read out at each step of the arrow keys, so it stays there while it has nothing to say. */
export function ChartTooltip({ title, rows }: ChartTooltipProps) {
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
