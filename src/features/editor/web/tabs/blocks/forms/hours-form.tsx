import type { OpenSpan } from '#features/profiles/opening-hours.ts';
import { useTexts } from '#ui/locale.tsx';
import type { FormBlockOf } from '../../../../form.ts';
import { type CopyTo, copyHours, weekDays } from '../../../../week-edits.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { TextField } from '../../../fields/text-field.tsx';
import { WordsField } from '../../../fields/words-field.tsx';
import { ItemList } from '../../../lists/item-list.tsx';
import { useActions, useFormValue } from '../../../state/use-editor.ts';
import { TabSection } from '../../tab-section.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { DayRow } from './day-row.tsx';
import { formsTexts } from './forms-texts.ts';
import styles from './hours-form.module.css';
import { SpanRows } from './span-rows.tsx';

type Exception = FormBlockOf<'hours'>['exceptions'][number];
const most = 60;

function ExceptionList({ path }: BlockFormProps) {
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

export function HoursForm({ path }: BlockFormProps) {
  const t = useTexts(formsTexts);
  const { set } = useActions();
  const week = useFormValue<readonly (readonly OpenSpan[])[]>(`${path}.week`);
  const copy = (from: number, to: CopyTo) => set(`${path}.week`, copyHours(week, from, to));
  return (
    <div className={layout.stack}>
      <ul className={styles.week} id={fieldId(`${path}.week`)}>
        {weekDays.map((day) => (
          <DayRow key={day} path={`${path}.week.${day}`} day={day} onCopy={(to) => copy(day, to)} />
        ))}
      </ul>
      <TabSection title={t('forms.hours.exceptions')} text={t('forms.hours.exceptionsText')}>
        <ExceptionList path={path} />
      </TabSection>
    </div>
  );
}
