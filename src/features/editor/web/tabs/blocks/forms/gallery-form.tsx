import { Images } from 'lucide-react';
import { GalleryUploads, StoredPicture } from '#features/files/web/index.ts';
import { maxPictures } from '#features/profiles/blocks/gallery/block.ts';
import { galleryTexts } from '#features/profiles/blocks/gallery/texts.ts';
import { measure } from '#features/profiles/domain.ts';
import { useTexts } from '#ui/locale.tsx';
import { type FormBlockOf, newKey } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useListActions, useListKeys } from '../../../lists/use-list.ts';
import { useEditor } from '../../../state/use-editor.ts';
import { usePlan } from '../../../use-plan.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';
import styles from './gallery-picture.module.css';
import { PlanCount } from './plan-count.tsx';

type Item = FormBlockOf<'gallery'>['pictures'][number];

function GalleryForm({ path }: BlockFormProps) {
  const t = useTexts(galleryTexts);
  const listPath = `${path}.pictures`;
  const { length } = useListKeys(listPath);
  const { add } = useListActions<Item>(listPath);
  const plan = usePlan()?.entitlements.galleryPictures ?? maxPictures;
  const used = useEditor(({ normalized }) => measure(normalized.document).galleryPictures);
  return (
    <div className={layout.stack}>
      <GalleryUploads
        capacity={Math.max(0, Math.min(maxPictures - length, plan - used))}
        onAdd={({ id }) => add({ key: newKey(), file: id, alt: {} })}
      />
      <ItemList<Item>
        path={listPath}
        nameOf={(index) => t('block.gallery.form.one', { position: index })}
        addLabel=""
        maxItems={maxPictures}
        aside={<PlanCount resource="pictures" />}
      >
        {(itemPath, item) => <GalleryPicture path={itemPath} file={item.file} />}
      </ItemList>
    </div>
  );
}

interface GalleryPictureProps {
  path: string;
  file: string;
}

/** A picture and its words, which whoever cannot see it gets instead. */
function GalleryPicture({ path, file }: GalleryPictureProps) {
  const t = useTexts(galleryTexts);
  return (
    <div className={styles.tile} id={fieldId(path)}>
      <StoredPicture className={styles.picture} file={file} alt="" />
      <LocalizedField
        path={`${path}.alt`}
        label={t('block.gallery.form.alt')}
        placeholder={t('block.gallery.form.altHint')}
        max={200}
      />
    </div>
  );
}

export const galleryForm: BlockForm = { icon: Images, Form: GalleryForm };
