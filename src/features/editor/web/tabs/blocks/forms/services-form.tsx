import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { PictureSlot } from '../../../fields/picture-slot.tsx';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';

type Service = FormBlockOf<'services'>['items'][number];
const most = 60;

export function ServicesForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Service>
      path={`${path}.items`}
      nameOf={(place) => t('forms.services.one', { place })}
      addLabel={t('forms.services.add')}
      blank={() => ({ name: {}, text: {}, price: {} })}
      firstField="name"
      most={most}
    >
      {(itemPath) => (
        <div className={layout.stack}>
          <WordsField path={`${itemPath}.name`} label={t('forms.services.name')} max={80} />
          <WordsField
            path={`${itemPath}.price`}
            label={t('forms.services.price')}
            placeholder={t('forms.services.pricePlaceholder')}
            max={40}
          />
          <WordsField path={`${itemPath}.text`} label={t('forms.services.text')} max={400} rows={2} />
          <PictureSlot
            path={`${itemPath}.picture`}
            label={t('forms.services.picture')}
            altHint={t('forms.services.pictureAlt')}
          />
        </div>
      )}
    </ItemList>
  );
}
