import { Images } from 'lucide-react';
import { GalleryUploads, StoredPicture } from '#features/files/web/index.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId } from '../../form/field-id.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import { PlanCount, usePlanUsage } from '../../form/plan-count.tsx';
import { useListActions, useListKeys } from '../../form/use-list.ts';
import { type FormBlockOf, newKey } from '../form-block.ts';
import { galleryTexts, maxPictures } from './block.ts';
import styles from './form.module.css';

type Item = FormBlockOf<'gallery'>['pictures'][number];

function GalleryForm({ path }: BlockFormProps) {
  const t = useTexts(galleryTexts);
  const listPath = `${path}.pictures`;
  const { length } = useListKeys(listPath);
  const { add } = useListActions<Item>(listPath);
  const { used, max = maxPictures } = usePlanUsage('galleryPictures');
  return (
    <Stack gap={5} shrink shrinkItems>
      <GalleryUploads
        capacity={Math.max(0, Math.min(maxPictures - length, max - used))}
        onAdd={({ id }) => add({ key: newKey(), file: id, alt: {} })}
      />
      <ItemList<Item>
        path={listPath}
        nameOf={(index) => t('block.gallery.form.one', { position: index })}
        addLabel=""
        maxItems={maxPictures}
        aside={<PlanCount entitlement="galleryPictures">{(usage) => t('block.gallery.form.plan', usage)}</PlanCount>}
      >
        {(itemPath, item) => <GalleryPicture path={itemPath} file={item.file} />}
      </ItemList>
    </Stack>
  );
}

/** A picture with its alternative text. */
function GalleryPicture({ path, file }: { path: string; file: string }) {
  const t = useTexts(galleryTexts);
  return (
    <Stack gap={3} shrinkItems className={styles.tile} id={fieldId(path)}>
      <StoredPicture className={styles.picture} file={file} alt="" />
      <LocalizedField
        path={`${path}.alt`}
        label={t('block.gallery.form.alt')}
        placeholder={t('block.gallery.form.altHint')}
        max={200}
      />
    </Stack>
  );
}

export const form: BlockForm = { icon: Images, Form: GalleryForm };
