import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useActions } from '../../../state/use-editor.ts';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';

type Recommendation = FormBlockOf<'recommendations'>['items'][number];
const most = 30;
const stars = [5, 4, 3, 2, 1] as const;

export function RecommendationsForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  const { set } = useActions();
  return (
    <ItemList<Recommendation>
      path={`${path}.items`}
      nameOf={(place) => t('forms.recommendations.one', { place })}
      addLabel={t('forms.recommendations.add')}
      blank={() => ({ text: {}, author: {} })}
      firstField="text"
      most={most}
    >
      {(itemPath, item) => (
        <div className={layout.stack}>
          <WordsField path={`${itemPath}.text`} label={t('forms.recommendations.text')} max={600} rows={3} />
          <WordsField
            path={`${itemPath}.author`}
            label={t('forms.recommendations.author')}
            placeholder={t('forms.recommendations.authorPlaceholder')}
            max={80}
          />
          <Field label={t('forms.recommendations.stars')} id={fieldId(`${itemPath}.stars`)}>
            <Select
              value={item.stars ?? ''}
              onChange={({ currentTarget: { value } }) => set(`${itemPath}.stars`, value ? Number(value) : undefined)}
            >
              <option value="">{t('forms.recommendations.noStars')}</option>
              {stars.map((count) => (
                <option key={count} value={count}>
                  {t('forms.recommendations.starCount', { count })}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </ItemList>
  );
}
