import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OpenSpan } from '#features/profiles/opening-hours.ts';
import { Button } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Switch } from '#ui/switch.tsx';
import { clockText, minutesOf } from '../../../../clock-text.ts';
import { withSpan } from '../../../../week-edits.ts';
import { useActions } from '../../../state/use-editor.ts';
import { formsTexts } from './forms-texts.ts';
import styles from './hours-form.module.css';

interface SpanRowsProps {
  path: string;
  spans: readonly OpenSpan[];
  /** Of the day. */
  name: string;
  aside?: ReactNode;
}

const most = 6;

/** One day: open or closed, and when. */
export function SpanRows({ path, spans, name, aside }: SpanRowsProps) {
  const t = useTexts(formsTexts);
  const { set } = useActions();
  const isOpen = spans.length > 0;
  return (
    <>
      <div className={styles.head}>
        <Switch
          aria-label={`${name}: ${t('forms.hours.open')}`}
          checked={isOpen}
          onCheckedChange={(checked) => set(path, checked ? withSpan([]) : [])}
        />
        <span className={styles.name}>{name}</span>
        {!isOpen && <span className={styles.closed}>{t('forms.hours.closed')}</span>}
        <span className={styles.aside}>
          {isOpen && spans.length < most && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('forms.hours.addSpanOn', { day: name })}
              onClick={() => set(path, withSpan(spans))}
            >
              <Plus aria-hidden="true" />
            </Button>
          )}
          {aside}
        </span>
      </div>
      {spans.map((span, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours have no name but their place
        <div className={styles.span} key={place}>
          <TimeInput
            label={t('forms.hours.fromOn', { day: name })}
            value={span.from}
            onChange={(from) => set(`${path}.${place}.from`, from)}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={t('forms.hours.toOn', { day: name })}
            value={span.to}
            onChange={(to) => set(`${path}.${place}.to`, to)}
          />
          {span.to <= span.from && <span className={styles.night}>{t('forms.hours.nextDay')}</span>}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('forms.hours.removeSpan', { span: `${clockText(span.from)}–${clockText(span.to)}` })}
            onClick={() => set(path, spans.toSpliced(place, 1))}
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      ))}
    </>
  );
}

interface TimeInputProps {
  label: string;
  /** Minutes after midnight. */
  value: number;
  onChange: (minutes: number) => void;
}

/** The platform's own clock; while it shows half an hour's name the last whole one stays. */
function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <Input
      className={styles.time}
      type="time"
      aria-label={label}
      value={clockText(value)}
      onChange={({ currentTarget }) => {
        const minutes = minutesOf(currentTarget.value);
        if (minutes !== undefined) onChange(minutes);
      }}
    />
  );
}
