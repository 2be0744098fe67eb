import type { ReactNode } from 'react';
import { LatinText } from '#ui/locale.tsx';
import styles from './admin-list.module.css';

/**
 * A secondary line below the name in a cell, truncated at the column's width. URLs and codes are `isLatin`:
 * left-to-right in either language.
 */
export function CellNote({ isLatin = false, children }: { isLatin?: boolean; children: ReactNode }) {
  if (isLatin) return <LatinText className={styles.note ?? ''}>{children}</LatinText>;
  return <span className={styles.note}>{children}</span>;
}
