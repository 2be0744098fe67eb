import styles from './code-grid.module.css';
import { groupCode } from './code-text.ts';

interface CodeGridProps {
  codes: readonly string[];
  label: string;
}

export function CodeGrid({ codes, label }: CodeGridProps) {
  return (
    <ol className={styles.grid} aria-label={label}>
      {codes.map((code) => (
        <li key={code} className={styles.code}>
          <bdi dir="ltr">{groupCode(code)}</bdi>
        </li>
      ))}
    </ol>
  );
}
