import { Copy } from 'lucide-react';
import { addDays } from '#base/israel-time.ts';
import type { OpenSpan } from '#features/profiles/opening-hours.ts';
import { formatDay } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
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
import { formsTexts } from './forms-texts.ts';
import styles from './hours-form.module.css';
import { SpanRows } from './span-rows.tsx';

const aSunday = '2026-01-04';

/** The days of the week in the reader's language, by number, Sunday first. */
function useDayNames(): (day: number) => string {
  const { locale } = useLocale();
  return (day) => formatDay(addDays(aSunday, day), locale, { weekday: 'long' });
}

interface DayRowProps {
  path: string;
  day: number;
  onCopy: (to: CopyTo) => void;
}

function DayRow({ path, day, onCopy }: DayRowProps) {
  const t = useTexts(formsTexts);
  const dayName = useDayNames();
  const spans = useFormValue<readonly OpenSpan[]>(path);
  const name = dayName(day);
  return (
    <li className={styles.day}>
      <SpanRows
        path={path}
        spans={spans}
        name={name}
        aside={
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="ghost" size="icon" aria-label={t('forms.hours.copyOn', { day: name })}>
                <Copy aria-hidden="true" />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => onCopy('work')}>{t('forms.hours.copyWork')}</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => onCopy('all')}>{t('forms.hours.copyAll')}</DropdownMenuItem>
              {weekDays
                .filter((other) => other !== day)
                .map((other) => (
                  <DropdownMenuItem key={other} onSelect={() => onCopy(other)}>
                    {dayName(other)}
                  </DropdownMenuItem>
                ))}
            </DropdownMenuContent>
          </DropdownMenu>
        }
      />
    </li>
  );
}

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
