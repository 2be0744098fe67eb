import { useLocale } from '#ui/locale.tsx';
import styles from './charts.module.css';

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
          <p className={styles.when}>{title}</p>
          {rows.map(({ name, value }) => (
            <p key={name} className={styles.row}>
              <span>{name}</span>
              <bdi className={styles.value} dir="ltr">
                {value}
              </bdi>
            </p>
          ))}
        </>
      )}
    </div>
  );
}
