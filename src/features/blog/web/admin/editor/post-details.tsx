import { useTexts } from '#ui/locale.tsx';
import { postEditorTexts } from '../editor-texts.ts';
import { CoverField } from './fields/cover-field.tsx';
import { LanguageField } from './fields/language-field.tsx';
import { SlugField } from './fields/slug-field.tsx';
import { SummaryField } from './fields/summary-field.tsx';
import { TagsField } from './fields/tags-field.tsx';
import styles from './post-editor.module.css';

interface PostDetailsProps {
  isPublic: boolean;
}

/** What stands around the text: beside it where there is room, after it on a phone. */
export function PostDetails({ isPublic }: PostDetailsProps) {
  const t = useTexts(postEditorTexts);
  return (
    <section className={styles.details} id="post-details" aria-labelledby="post-details-title" tabIndex={-1}>
      <h2 className={styles.detailsTitle} id="post-details-title">
        {t('postEditor.details.title')}
      </h2>
      <SummaryField />
      <CoverField />
      <TagsField />
      <SlugField isPublic={isPublic} />
      <LanguageField />
    </section>
  );
}
