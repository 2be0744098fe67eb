import { PictureField } from '#features/files/web/index.ts';
import { isLocale, locales } from '#i18n/locale.ts';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { blogAdminTexts } from '../admin-texts.ts';
import { postEditorTexts } from '../editor-texts.ts';
import { PostFieldError } from './fields/post-field-error.tsx';
import { SlugField } from './fields/slug-field.tsx';
import { SummaryField } from './fields/summary-field.tsx';
import { TagsField } from './fields/tags-field.tsx';
import styles from './post-editor.module.css';
import { useDraft, usePostSession } from './state/post-context.ts';

/** As previews of links have it, so that nothing is cut off there. */
const aspect = 1_200 / 630;

function CoverField() {
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
      <PostFieldError field="cover" />
    </div>
  );
}

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

function LanguageField() {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const { work } = usePostSession();
  return (
    <RadioGroup
      label={t('postEditor.fields.language')}
      variant="segmented"
      value={useDraft('language')}
      onValueChange={(language) => isLocale(language) && work.change({ language })}
    >
      {locales.map((locale) => (
        <RadioItem key={locale} value={locale}>
          {tAdmin(`blogAdmin.language.${locale}`)}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
