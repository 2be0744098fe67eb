import type { ReactNode } from 'react';
import { LatinText } from '#ui/text/latin-text.tsx';
import styles from './admin-list.module.css';

interface CellNoteProps {
  /** Addresses and codes: left to right in either language. */
  isLatin?: boolean;
  children: ReactNode;
}

/** Under the name in a cell: one quiet line, cut where the column ends. */
export function CellNote({ isLatin = false, children }: CellNoteProps) {
  if (isLatin) return <LatinText className={styles.note ?? ''}>{children}</LatinText>;
  return <span className={styles.note}>{children}</span>;
}
