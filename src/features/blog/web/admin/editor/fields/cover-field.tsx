import { PictureField } from '#features/files/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { useDraft, usePostSession } from '../state/post-context.ts';
import styles from './cover-field.module.css';
import { FieldFlaw } from './field-flaw.tsx';

/** As previews of links have it, so that nothing is cut off there. */
const aspect = 1_200 / 630;

export function CoverField() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const cover = useDraft('cover');
  const language = useDraft('language');
  return (
    <div className={styles.cover} id="post-cover">
      <PictureField
        label={t('postEditor.fields.cover')}
        aspect={aspect}
        altHint={t('postEditor.cover.altHint')}
        languages={[language]}
        value={cover ? { file: cover.file, alt: { [language]: cover.alt } } : undefined}
        onChange={(next) => work.change({ cover: next ? { file: next.file, alt: next.alt[language] ?? '' } : null })}
      />
      <FieldFlaw field="cover" />
    </div>
  );
}
