import { useLocale } from '#ui/locale.tsx';
import styles from './bar-table.module.css';

interface BarProps {
  /** From nothing, 0, to the whole width, 1. */
  share: number;
}

/** Decoration beside a number. Drawn, so that its length needs no inline style; it grows from where reading begins. */
export function Bar({ share }: BarProps) {
  const isRtl = useLocale().direction === 'rtl';
  const width = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.fill} x={`${isRtl ? 100 - width : 0}%`} width={`${width}%`} height="100%" rx="4" />
    </svg>
  );
}
