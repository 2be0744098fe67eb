import type { LucideIcon } from 'lucide-react';
import styles from './summary.module.css';

interface FactProps {
  icon: LucideIcon;
  text: string;
}

/** One thing to know before paying. */
export function Fact({ icon: Icon, text }: FactProps) {
  return (
    <p className={styles.fact}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
