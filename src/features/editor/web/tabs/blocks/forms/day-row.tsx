import { Copy } from 'lucide-react';
import { addDays } from '#base/israel-time.ts';
import type { OpenSpan } from '#features/profiles/opening-hours.ts';
import { formatDay } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '#ui/dropdown-menu.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type CopyTo, weekDays } from '../../../../week-edits.ts';
import { useFormValue } from '../../../state/use-editor.ts';
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

export function DayRow({ path, day, onCopy }: DayRowProps) {
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
