import type { OpenSpan } from '#features/profiles/opening-hours.ts';
import { useTexts } from '#ui/locale.tsx';
import { type CopyTo, copyHours, weekDays } from '../../../../week-edits.ts';
import { fieldId } from '../../../fields/field-id.ts';
import layout from '../../../fields/form-layout.module.css';
import { useActions, useFormValue } from '../../../state/use-editor.ts';
import { TabSection } from '../../tab-section.tsx';
import type { BlockFormProps } from '../block-form-props.ts';
import { DayRow } from './day-row.tsx';
import { ExceptionList } from './exception-list.tsx';
import { formsTexts } from './forms-texts.ts';
import styles from './hours-form.module.css';

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
