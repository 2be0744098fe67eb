import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { CheckButton } from '../check/check-button.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import { editorTexts } from '../texts.ts';
import { CardName } from './card-name.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { SaveBadge } from './save-badge.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  profile: Profile;
}

export function TopBar({ profile }: TopBarProps) {
  const t = useTexts(editorTexts);
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to="/editor" aria-label={t('editor.back')}>
        <ArrowBack size={22} aria-hidden="true" />
      </Link>
      <div className={styles.what}>
        <CardName />
        <SaveBadge />
      </div>
      <div className={styles.tools}>
        <div className={styles.history}>
          <HistoryButtons />
        </div>
        <CheckButton />
        <PublishButton profile={profile} />
      </div>
    </header>
  );
}
