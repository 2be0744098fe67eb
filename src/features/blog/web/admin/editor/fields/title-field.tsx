import type { KeyboardEvent } from 'react';
import { directionOf } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { blogLimits } from '../../../../domain.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft, useFieldError, usePostSession } from '../state/post-session.ts';
import styles from './fields.module.css';
import { PostFieldError } from './post-field-error.tsx';

const inOneLine = (text: string): string => {
  const lines = text.split('\n');
  return lines.length === 1 ? text : lines.flatMap((line) => line.trim() || []).join(' ');
};

/** As large as readers will see it; Enter moves focus to the body. */
export function TitleField() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const title = useDraft('title');
  const language = useDraft('language');
  const isBad = useFieldError('title') !== undefined;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById('post-body')?.focus();
  };
  return (
    <div>
      <textarea
        id="post-title"
        className={styles.title}
        rows={1}
        lang={language}
        dir={directionOf(language)}
        maxLength={blogLimits.titleMax}
        value={title}
        placeholder={t('postEditor.titleField.placeholder')}
        aria-label={t('postEditor.fields.title')}
        {...(isBad && { 'aria-invalid': true, 'aria-describedby': 'post-title-flaw' })}
        onKeyDown={press}
        onChange={({ currentTarget }) => work.change({ title: inOneLine(currentTarget.value) })}
      />
      <PostFieldError field="title" id="post-title-flaw" />
    </div>
  );
}
