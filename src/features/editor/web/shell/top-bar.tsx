import { CircleAlert, Cloud, CloudCheck, CloudOff, GitCompareArrows, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { CheckButton } from '../check/check-button.tsx';
import { PublishButton } from '../publish/publish-button.tsx';
import type { SaveState } from '../state/autosave.ts';
import { useForm, useSaveState } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import { HistoryButtons } from './history-buttons.tsx';
import styles from './top-bar.module.css';

const icons: Readonly<Record<SaveState['kind'], LucideIcon>> = {
  saved: CloudCheck,
  waiting: Cloud,
  saving: Cloud,
  offline: CloudOff,
  failed: CircleAlert,
  conflict: GitCompareArrows,
};

/** Says at every moment where the work is. */
function SaveBadge() {
  const t = useTexts(editorTexts);
  const { kind } = useSaveState();
  const Icon = icons[kind];
  // Whoever listens hears of trouble and of its end, not of every letter.
  const spoken = kind === 'waiting' || kind === 'saving' ? '' : t(`editor.save.${kind}`);
  return (
    <>
      <span className={styles.badge} data-kind={kind} aria-hidden="true">
        <Icon size={18} strokeWidth={1.75} />
        {t(`editor.save.${kind}`)}
      </span>
      <span className={styles.spoken} role="status">
        {spoken}
      </span>
    </>
  );
}

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

/** The page's own heading: whose card this is. */
function CardName() {
  const t = useTexts(editorTexts);
  const name = useForm(
    ({ identity, language }) => identity.name[language]?.trim() || identity.name.he || identity.name.en,
  );
  return (
    <h1 className={styles.name}>
      <bdi>{name?.trim() || t('editor.untitled')}</bdi>
    </h1>
  );
}
