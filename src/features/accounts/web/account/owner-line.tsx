import { Avatar } from '#ui/avatar.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { accountTexts } from '../account-texts.ts';
import styles from './owner-line.module.css';

interface OwnerLineProps {
  name: string;
  since: string;
}

/** Whose account it is, changing as the name is typed. */
export function OwnerLine({ name, since }: OwnerLineProps) {
  const t = useTexts(accountTexts);
  return (
    <div className={styles.owner}>
      <Avatar name={name} size="lg" />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.since}>
          {t('account.details.since')} <DateText value={since} />
        </p>
      </div>
    </div>
  );
}
