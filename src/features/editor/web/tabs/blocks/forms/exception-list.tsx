import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import layout from '../../../fields/form-layout.module.css';
import { TextField } from '../../../fields/text-field.tsx';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { formsTexts } from './forms-texts.ts';
import { SpanRows } from './span-rows.tsx';

type Exception = FormBlockOf<'hours'>['exceptions'][number];
const most = 60;

export function ExceptionList({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  return (
    <ItemList<Exception>
      path={`${path}.exceptions`}
      nameOf={(place) => t('forms.hours.exception', { place })}
      addLabel={t('forms.hours.addException')}
      blank={() => ({ date: '', spans: [], note: {} })}
      firstField="date"
      most={most}
    >
      {(itemPath, item, place) => (
        <div className={layout.stack}>
          <TextField path={`${itemPath}.date`} label={t('forms.hours.date')} type="date" />
          <div>
            <SpanRows
              path={`${itemPath}.spans`}
              spans={item.spans}
              name={t('forms.hours.exception', { place: place + 1 })}
            />
          </div>
          <WordsField
            path={`${itemPath}.note`}
            label={t('forms.hours.note')}
            placeholder={t('forms.hours.notePlaceholder')}
            max={80}
          />
        </div>
      )}
    </ItemList>
  );
}
