import { CalendarClock, Copy, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '#base/time/israel-time.ts';
import { formatDay } from '#i18n/format.ts';
import { Switch } from '#ui/choices/switch.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Input } from '#ui/controls/field.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlays/dropdown-menu.tsx';
import type { BlockForm, BlockFormProps } from '../../form/block-forms.ts';
import { fieldId } from '../../form/field-id.ts';
import { useFormActions, useFormValue } from '../../form/form-store.ts';
import { ItemList } from '../../form/item-list.tsx';
import { LocalizedField } from '../../form/localized-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useDelayedFieldError } from '../../form/use-field-error.ts';
import type { OpenSpan } from '../../opening-hours.ts';
import type { FormBlockOf } from '../form-block.ts';
import { hoursTexts, maxExceptions, maxSpans } from './block.ts';
import styles from './form.module.css';
import { type CopyTo, clockText, copyHours, minutesOf, overlapsEarlier, weekDays, withSpan } from './week-edits.ts';

const aSunday = '2026-01-04';

/** Weekday names in the user's language, by index, Sunday first. */
function useDayNames(): (day: number) => string {
  const { locale } = useLocale();
  return (day) => formatDay(addDays(aSunday, day), locale, { weekday: 'long' });
}

function DayRow({ path, day, onCopy }: { path: string; day: number; onCopy: (to: CopyTo) => void }) {
  const t = useTexts(hoursTexts);
  const dayName = useDayNames();
  const spans = useFormValue<readonly OpenSpan[]>(path);
  const name = dayName(day);
  return (
    <Stack as="li" gap={1} className={styles.day}>
      <SpanRows
        path={path}
        spans={spans}
        name={name}
        aside={
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="ghost" size="icon" aria-label={t('block.hours.form.copyOn', { day: name })}>
                <Copy aria-hidden="true" />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem onSelect={() => onCopy('work')}>{t('block.hours.form.copyWork')}</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => onCopy('all')}>{t('block.hours.form.copyAll')}</DropdownMenuItem>
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
    </Stack>
  );
}

type Exception = FormBlockOf<'hours'>['exceptions'][number];

function ExceptionList({ path }: BlockFormProps) {
  const t = useTexts(hoursTexts);
  return (
    <ItemList<Exception>
      path={`${path}.exceptions`}
      nameOf={(index) => t('block.hours.form.exception', { position: index })}
      addLabel={t('block.hours.form.addException')}
      blank={() => ({ date: '', spans: [], note: {} })}
      firstField="date"
      maxItems={maxExceptions}
    >
      {(itemPath, item, index) => (
        <Stack gap={5} shrink shrinkItems>
          <TextField path={`${itemPath}.date`} label={t('block.hours.form.date')} type="date" />
          <div>
            <SpanRows
              path={`${itemPath}.spans`}
              spans={item.spans}
              name={t('block.hours.form.exception', { position: index + 1 })}
            />
          </div>
          <LocalizedField
            path={`${itemPath}.note`}
            label={t('block.hours.form.note')}
            placeholder={t('block.hours.form.notePlaceholder')}
            max={80}
          />
        </Stack>
      )}
    </ItemList>
  );
}

function HoursForm({ path }: BlockFormProps) {
  const t = useTexts(hoursTexts);
  const { set } = useFormActions();
  const week = useFormValue<readonly (readonly OpenSpan[])[]>(`${path}.week`);
  const copy = (from: number, to: CopyTo) => set(`${path}.week`, copyHours(week, from, to));
  return (
    <Stack gap={5} shrink shrinkItems>
      <Stack as="ul" shrinkItems className={styles.week} id={fieldId(`${path}.week`)}>
        {weekDays.map((day) => (
          <DayRow key={day} path={`${path}.week.${day}`} day={day} onCopy={(to) => copy(day, to)} />
        ))}
      </Stack>
      <FormSection title={t('block.hours.form.exceptions')} text={t('block.hours.form.exceptionsText')}>
        <ExceptionList path={path} />
      </FormSection>
    </Stack>
  );
}

interface SpanRowsProps {
  path: string;
  spans: readonly OpenSpan[];
  /** The name of the day. */
  name: string;
  aside?: ReactNode;
}

/** One day: open or closed, and its hours. */
function SpanRows({ path, spans, name, aside }: SpanRowsProps) {
  const t = useTexts(hoursTexts);
  const { set } = useFormActions();
  const isOpen = spans.length > 0;
  return (
    <>
      <Row gap={3} align="center" className={styles.head}>
        <Switch
          aria-label={`${name}: ${t('block.hours.form.open')}`}
          checked={isOpen}
          onCheckedChange={(checked) => set(path, checked ? withSpan([]) : [])}
        />
        <Text as="span" weight="medium">
          {name}
        </Text>
        {!isOpen && <span className={styles.closed}>{t('block.hours.form.closed')}</span>}
        <Row as="span" className={styles.aside}>
          {isOpen && spans.length < maxSpans && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('block.hours.form.addSpanOn', { day: name })}
              onClick={() => set(path, withSpan(spans))}
            >
              <Plus aria-hidden="true" />
            </Button>
          )}
          {aside}
        </Row>
      </Row>
      {spans.map((span, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place
        <div className={styles.span} key={index}>
          <TimeInput label={t('block.hours.form.fromOn', { day: name })} path={`${path}.${index}.from`} />
          <span aria-hidden="true">–</span>
          <TimeInput label={t('block.hours.form.toOn', { day: name })} path={`${path}.${index}.to`} />
          {[span.from, span.to].every(Number.isFinite) && span.to <= span.from && (
            <span className={styles.night}>{t('block.hours.form.nextDay')}</span>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('block.hours.form.removeSpan', { span: `${timeText(span.from)}–${timeText(span.to)}` })}
            onClick={() => set(path, spans.toSpliced(index, 1))}
          >
            <X aria-hidden="true" />
          </Button>
          {overlapsEarlier(spans, index) && <span className={styles.overlap}>{t('block.hours.form.overlap')}</span>}
        </div>
      ))}
    </>
  );
}

/** What is not a time, or not yet, is in the form as typed. */
const timeText = (value: number | string): string => (typeof value === 'number' ? clockText(value) : value);

/** A native time input would show AM and PM in a browser set to English. */
function TimeInput({ label, path }: { label: string; path: string }) {
  const { set } = useFormActions();
  const value = useFormValue<number | string>(path);
  const { error, onFocus, onBlur } = useDelayedFieldError(path);
  const id = fieldId(path);
  return (
    <>
      <Input
        className={styles.time}
        id={id}
        dir="ltr"
        inputMode="numeric"
        maxLength={5}
        aria-label={label}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        value={timeText(value)}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          onFocus();
        }}
        onBlur={() => {
          const minutes = typeof value === 'string' && minutesOf(value);
          if (typeof minutes === 'number') set(path, minutes);
          onBlur();
        }}
        onChange={({ currentTarget }) => set(path, currentTarget.value)}
      />
      {error && (
        <Text size="s" tone="bad" weight="medium" className={styles.wrong} id={`${id}-error`}>
          {error}
        </Text>
      )}
    </>
  );
}

export const form: BlockForm = { icon: CalendarClock, Form: HoursForm };
