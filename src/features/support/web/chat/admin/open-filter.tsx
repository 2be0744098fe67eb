import { useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import styles from './conversation-list.module.css';

interface OpenFilterProps {
  isOpenOnly: boolean;
  onChange(isOpenOnly: boolean): void;
}

export function OpenFilter({ isOpenOnly, onChange }: OpenFilterProps) {
  const t = useTexts(chatTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend, and the two words say it already
    <div className={styles.filter} role="group" aria-label={t('chat.admin.filter')}>
      <button type="button" className={styles.choice} aria-pressed={isOpenOnly} onClick={() => onChange(true)}>
        {t('chat.admin.open')}
      </button>
      <button type="button" className={styles.choice} aria-pressed={!isOpenOnly} onClick={() => onChange(false)}>
        {t('chat.admin.all')}
      </button>
    </div>
  );
}
