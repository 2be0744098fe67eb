import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { migrationTexts } from '../migration-texts.ts';
import styles from './shared.module.css';

interface OwnerCellProps {
  name: string | null;
  email: string | null;
}

export function OwnerCell({ name, email }: OwnerCellProps) {
  const t = useTexts(migrationTexts);
  if (name === null) return <span className={styles.quiet}>{t('packageMove.one.gone')}</span>;
  return (
    <Stack as="span" gap="hair" align="start" shrink>
      <bdi className={styles.ownerName}>{name}</bdi>
      {email && <LatinText className={styles.quiet ?? ''}>{email}</LatinText>}
    </Stack>
  );
}
