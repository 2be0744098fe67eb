import { StoredPicture } from '#features/files/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { fieldId } from '../../../fields/field-id.ts';
import { WordsField } from '../../../fields/words-field.tsx';
import { formsTexts } from './forms-texts.ts';
import styles from './gallery-picture.module.css';

interface GalleryPictureProps {
  path: string;
  file: string;
}

/** A picture and its words, which whoever cannot see it gets instead. */
export function GalleryPicture({ path, file }: GalleryPictureProps) {
  const t = useTexts(formsTexts);
  return (
    <div className={styles.tile} id={fieldId(path)}>
      <StoredPicture className={styles.picture} file={file} alt="" />
      <WordsField
        path={`${path}.alt`}
        label={t('forms.gallery.alt')}
        placeholder={t('forms.gallery.altHint')}
        max={200}
      />
    </div>
  );
}
