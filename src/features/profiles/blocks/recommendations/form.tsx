import { Quote } from 'lucide-react';
import { Select } from '#ui/choices/select.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId } from '../../form/field-id.ts';
import { useFormActions } from '../../form/form-store.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import type { FormBlockOf } from '../form-block.ts';
import { maxRecommendations, recommendationsTexts } from './block.ts';

type Recommendation = FormBlockOf<'recommendations'>['items'][number];
const stars = [5, 4, 3, 2, 1] as const;

function RecommendationsForm({ path }: BlockFormProps) {
  const t = useTexts(recommendationsTexts);
  const { set } = useFormActions();
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
        <Stack gap={5} shrink shrinkItems>
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
        </Stack>
      )}
    </ItemList>
  );
}

export const form: BlockForm = { icon: Quote, Form: RecommendationsForm };
