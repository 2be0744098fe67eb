import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { moveTexts } from '../move-texts.ts';
import styles from './parts.module.css';

interface OwnerCellProps {
  name: string | null;
  email: string | null;
}

export function OwnerCell({ name, email }: OwnerCellProps) {
  const t = useTexts(moveTexts);
  if (name === null) return <span className={styles.quiet}>{t('packageMove.one.gone')}</span>;
  return (
    <span className={styles.owner}>
      <bdi className={styles.ownerName}>{name}</bdi>
      {email && <LatinText className={styles.quiet ?? ''}>{email}</LatinText>}
    </span>
  );
}
