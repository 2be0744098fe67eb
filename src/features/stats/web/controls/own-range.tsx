import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';
import styles from './own-range.module.css';
import { flawsOf, type Span, type SpanFlaw } from './wish.ts';

interface OwnRangeProps {
  span: Span;
  today: string;
  onChoose: (span: Span) => void;
}

export function OwnRange({ span, today, onChoose }: OwnRangeProps) {
  const t = useTexts(statsTexts);
  const id = useId();
  const [typed, setTyped] = useState(span);
  const [isTried, setIsTried] = useState(false);
  const flaws = flawsOf(typed, today);
  const said = (flaw: SpanFlaw | undefined) => isTried && flaw && t(`statsPage.range.flaws.${flaw}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const [flawed] = Object.keys(flaws);
    if (flawed) document.getElementById(`${id}${flawed}`)?.focus();
    else onChoose(typed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {(['from', 'to'] as const).map((name) => (
        <Field key={name} id={`${id}${name}`} label={t(`statsPage.range.${name}`)} error={said(flaws[name])}>
          <Input
            type="date"
            name={name}
            max={today}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        </Field>
      ))}
      <Button className={styles.show ?? ''} type="submit">
        {t('statsPage.range.show')}
      </Button>
    </form>
  );
}
