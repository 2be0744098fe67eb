import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useLocale } from '../locale.tsx';
import styles from './table.module.css';

interface TableProps extends ComponentProps<'table'> {
  /** Names the table, and its scroll area on a narrow viewport. */
  caption: ReactNode;
  hideCaption?: boolean;
  /** Keeps the first column, which names the rows, in view while the rest scrolls. */
  pinned?: boolean;
}

/** Rows are plain `thead`, `tbody` and `tr`. */
export function Table({ caption, hideCaption = false, pinned = false, className, children, ...rest }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too.
    <section className={classNames(styles.scroll, pinned && styles.pinned)} tabIndex={0} aria-labelledby={id}>
      <table {...rest} className={classNames(styles.table, className)}>
        <caption className={classNames(styles.caption, hideCaption && styles.hidden)} id={id}>
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

interface CellProps {
  /** Aligns digits in columns. */
  numeric?: boolean;
}

/** Numbers align at their last digit, which is on the right in every language. */
function useAlignment(numeric: boolean | undefined): string | undefined {
  const { direction } = useLocale();
  if (!numeric) return undefined;
  return classNames(styles.numeric, direction === 'ltr' && styles.end);
}

export function TableHead({ numeric, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return <th scope="col" {...rest} className={classNames(styles.head, useAlignment(numeric), className)} />;
}

export function TableCell({ numeric, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td {...rest} className={classNames(styles.cell, useAlignment(numeric), className)} />;
}
