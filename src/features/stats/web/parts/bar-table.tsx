import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { statsTexts } from '../stats-texts.ts';
import { useNumbers } from '../use-numbers.ts';
import { Bar } from './bar.tsx';
import styles from './bar-table.module.css';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  /** Of the whole; told in percent where it is given. */
  readonly share?: number;
  /** The figures of further columns. */
  readonly more?: readonly number[];
}

interface BarTableProps {
  caption: string;
  /** Of the name, of the value, of what follows. */
  heads: readonly string[];
  rows: readonly BarRow[];
  /** What the longest bar stands for, where it is not the largest value. */
  whole?: number;
}

const fewRows = 8;

/** A chart that is a table: the bars stand under names that every reader can read. */
export function BarTable({ caption, heads, rows, whole }: BarTableProps) {
  const t = useTexts(statsTexts);
  const [isWhole, setIsWhole] = useState(false);
  const most = Math.max(whole ?? 0, ...rows.map(({ value }) => value), 1);
  const shown = isWhole ? rows : rows.slice(0, fewRows);
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
          {shown.map((row) => (
            <Row key={row.key} row={row} most={most} />
          ))}
        </tbody>
      </table>
      {rows.length > fewRows && (
        <Button className={styles.all ?? ''} variant="ghost" size="sm" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('statsPage.list.fewer') : t('statsPage.list.all', { count: rows.length })}
        </Button>
      )}
    </>
  );
}

function Row({ row: { name, value, share, more = [] }, most }: { row: BarRow; most: number }) {
  const { whole, share: percent } = useNumbers();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.words}>{name}</span>
        <Bar part={value / most} />
      </th>
      <td>
        <Text as="span" weight="strong">
          {whole(value)}
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
      {more.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
        <td key={place}>{whole(one)}</td>
      ))}
    </tr>
  );
}
