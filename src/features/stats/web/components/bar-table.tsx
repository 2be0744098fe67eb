import { type ReactNode, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';
import { useNumbers } from '../use-numbers.ts';
import styles from './bar-table.module.css';

/**
 * A decorative bar beside a number, from 0 (empty) to 1 (full width). An SVG, so that its length needs no inline style;
 * it grows from the start side.
 */
export function Bar({ share }: { share: number }) {
  const isRtl = useLocale().direction === 'rtl';
  const width = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.fill} x={`${isRtl ? 100 - width : 0}%`} width={`${width}%`} height="100%" rx="4" />
    </svg>
  );
}

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  /** Fraction of the total; if set, displayed in percent and the length of the bar. */
  readonly share?: number;
  /** Values of further columns. */
  readonly more?: readonly number[];
}

interface BarTableProps {
  caption: string;
  /** Headings of the name, the value and the further columns. */
  heads: readonly string[];
  rows: readonly BarRow[];
}

const initialRows = 8;

/** A bar chart as a table, so that it is accessible to screen readers. */
export function BarTable({ caption, heads, rows }: BarTableProps) {
  const t = useTexts(statsTexts);
  const [isExpanded, setIsExpanded] = useState(false);
  const maxValue = Math.max(...rows.map(({ value }) => value), 1);
  const visible = isExpanded ? rows : rows.slice(0, initialRows);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <Row key={row.key} row={row} maxValue={maxValue} />
          ))}
        </tbody>
      </table>
      {rows.length > initialRows && (
        <Button className={styles.all ?? ''} variant="ghost" size="sm" onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? t('statsPage.list.fewer') : t('statsPage.list.all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

function Row({ row: { name, value, share, more = [] }, maxValue }: { row: BarRow; maxValue: number }) {
  const { formatInteger: total, share: percent } = useNumbers();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.texts}>{name}</span>
        <Bar share={share ?? value / maxValue} />
      </th>
      <td>
        <Text as="span" weight="strong">
          {total(value)}
        </Text>
        {share !== undefined && (
          <>
            {' '}
            <bdi dir="ltr" className={styles.share}>
              {percent(share)}
            </bdi>
          </>
        )}
      </td>
      {more.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <td key={index}>{total(one)}</td>
      ))}
    </tr>
  );
}

/** Adds each value's fraction of the total. */
export function sharesOf<T>(rows: readonly T[], value: (row: T) => number): (T & { share: number })[] {
  const total = rows.reduce((sum, row) => sum + value(row), 0);
  return rows.map((row) => ({ ...row, share: total === 0 ? 0 : value(row) / total }));
}
