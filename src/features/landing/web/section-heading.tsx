import { Stack } from '#ui/layout/layout.tsx';
import styles from './layout.module.css';

interface SectionHeadingProps {
  id: string;
  title: string;
  lead?: string;
}

export function SectionHeading({ id, title, lead }: SectionHeadingProps) {
  return (
    <Stack gap={3} align="center" className={styles.heading}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </Stack>
  );
}
