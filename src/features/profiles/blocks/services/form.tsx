import { Tag } from 'lucide-react';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import { PictureSlot } from '../../form/picture-slot.tsx';
import type { FormBlockOf } from '../form-block.ts';
import { maxServices, servicesTexts } from './block.ts';

type Service = FormBlockOf<'services'>['items'][number];

function ServicesForm({ path }: BlockFormProps) {
  const t = useTexts(servicesTexts);
  return (
    <ItemList<Service>
      path={`${path}.items`}
      nameOf={(index) => t('block.services.form.one', { position: index })}
      addLabel={t('block.services.form.add')}
      blank={() => ({ name: {}, text: {}, price: {} })}
      firstField="name"
      maxItems={maxServices}
    >
      {(itemPath) => (
        <Stack gap={5} shrink shrinkItems>
          <LocalizedField path={`${itemPath}.name`} label={t('block.services.form.name')} max={80} />
          <LocalizedField
            path={`${itemPath}.price`}
            label={t('block.services.form.price')}
            placeholder={t('block.services.form.pricePlaceholder')}
            max={40}
          />
          <LocalizedField path={`${itemPath}.text`} label={t('block.services.form.text')} max={400} rows={2} />
          <PictureSlot
            path={`${itemPath}.picture`}
            label={t('block.services.form.picture')}
            altHint={t('block.services.form.pictureAlt')}
          />
        </Stack>
      )}
    </ItemList>
  );
}

export const form: BlockForm = { icon: Tag, Form: ServicesForm };
