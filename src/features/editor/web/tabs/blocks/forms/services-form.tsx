import { Tag } from 'lucide-react';
import { maxServices } from '#features/profiles/blocks/services/block.ts';
import { servicesTexts } from '#features/profiles/blocks/services/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { PictureSlot } from '../../../fields/picture-slot.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

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
        <div className={layout.stack}>
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
        </div>
      )}
    </ItemList>
  );
}

export const servicesForm: BlockForm = { icon: Tag, Form: ServicesForm };
