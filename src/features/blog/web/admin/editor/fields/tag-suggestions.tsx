import { Plus } from 'lucide-react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import styles from './fields.module.css';

interface TagSuggestionsProps {
  language: Locale;
  tags: readonly string[];
  onAdd: (tag: string) => void;
}

/** The same word for the same thing brings posts together: those in use are a press away. */
export function TagSuggestions({ language, tags, onAdd }: TagSuggestionsProps) {
  const t = useTexts(postEditorTexts);
  if (tags.length === 0) return null;
  return (
    <div className={styles.known}>
      <p className={styles.knownTitle}>{t('postEditor.tags.known')}</p>
      <div className={styles.chips}>
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.suggestion}
            aria-label={t('postEditor.tags.addOne', { tag })}
            // The field that is being typed in would take its letters for a tag when it is left.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAdd(tag)}
          >
            <Plus size={14} aria-hidden="true" />
            <bdi dir={directionOf(language)}>{tag}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
