import { Stack, Text } from '#ui/layout/layout.tsx';
import styles from './landing.module.css';

export function SectionHeading({ id, title, lead }: { id: string; title: string; lead?: string }) {
  return (
    <Stack gap={3} align="center" className={styles.heading}>
      <Text as="h2" size="3xl" weight="display" className={styles.title} id={id}>
        {title}
      </Text>
      {lead && <p className={styles.lead}>{lead}</p>}
    </Stack>
  );
}
