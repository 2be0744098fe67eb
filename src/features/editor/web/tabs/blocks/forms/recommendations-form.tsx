import { Quote } from 'lucide-react';
import { maxRecommendations } from '#features/profiles/blocks/recommendations/block.ts';
import { recommendationsTexts } from '#features/profiles/blocks/recommendations/texts.ts';
import { Field } from '#ui/controls/field.tsx';
import { Select } from '#ui/controls/select.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { LocalizedField } from '../../../fields/localized-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useActions } from '../../../state/use-editor.ts';
import type { BlockForm, BlockFormProps } from '../block-form.ts';

type Recommendation = FormBlockOf<'recommendations'>['items'][number];
const stars = [5, 4, 3, 2, 1] as const;

function RecommendationsForm({ path }: BlockFormProps) {
  const t = useTexts(recommendationsTexts);
  const { set } = useActions();
  return (
    <ItemList<Recommendation>
      path={`${path}.items`}
      nameOf={(index) => t('block.recommendations.form.one', { position: index })}
      addLabel={t('block.recommendations.form.add')}
      blank={() => ({ text: {}, author: {} })}
      firstField="text"
      maxItems={maxRecommendations}
    >
      {(itemPath, item) => (
        <div className={layout.stack}>
          <LocalizedField path={`${itemPath}.text`} label={t('block.recommendations.form.text')} max={600} rows={3} />
          <LocalizedField
            path={`${itemPath}.author`}
            label={t('block.recommendations.form.author')}
            placeholder={t('block.recommendations.form.authorPlaceholder')}
            max={80}
          />
          <Field label={t('block.recommendations.form.stars')} id={fieldId(`${itemPath}.stars`)}>
            <Select
              value={item.stars ?? ''}
              onChange={({ currentTarget: { value } }) => set(`${itemPath}.stars`, value ? Number(value) : undefined)}
            >
              <option value="">{t('block.recommendations.form.noStars')}</option>
              {stars.map((count) => (
                <option key={count} value={count}>
                  {t('block.recommendations.form.starCount', { count })}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </ItemList>
  );
}

export const recommendationsForm: BlockForm = { icon: Quote, Form: RecommendationsForm };
