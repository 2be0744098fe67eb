import type { ReactNode } from 'react';
import { LatinText } from '#ui/text/latin-text.tsx';
import styles from './admin-list.module.css';

interface CellNoteProps {
  /** URLs and codes: left-to-right in either language. */
  isLatin?: boolean;
  children: ReactNode;
}

/** A secondary line below the name in a cell, truncated at the column's width. */
export function CellNote({ isLatin = false, children }: CellNoteProps) {
  if (isLatin) return <LatinText className={styles.note ?? ''}>{children}</LatinText>;
  return <span className={styles.note}>{children}</span>;
}
