import { useState } from 'react';
import { colour } from '#base/content-schemas.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { withColours } from '../state/draft.ts';
import { useChange, useDesign } from '../state/use-design.ts';
import styles from './colours-group.module.css';
import { groupsTexts } from './groups-texts.ts';

interface ColourFieldProps {
  name: 'ground' | 'ink' | 'accent';
}

const read = (typed: string): string | undefined => {
  const text = typed.trim();
  return colour.safeParse(text.startsWith('#') ? text : `#${text}`).data;
};

/** The browser's own picker, and the six digits for whoever has them. */
export function ColourField({ name }: ColourFieldProps) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const value = useDesign((design) => design.colours[name]);
  // What is being typed and is no colour yet stays in the field alone.
  const [typed, setTyped] = useState<string>();
  const set = (next: string) => change(`colours.${name}`, withColours({ [name]: next }));
  const label = t(`designerForm.colours.${name}`);
  const isWrong = typed !== undefined && read(typed) === undefined;
  return (
    <div className={styles.field}>
      <input
        className={styles.picker}
        type="color"
        aria-label={t('designerForm.colours.pick', { name: label })}
        value={value}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
      <Field label={label} error={isWrong ? t('designerForm.colours.invalid') : undefined}>
        <Input
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={typed ?? value}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const next = read(currentTarget.value);
            if (next) set(next);
          }}
          onBlur={() => {
            if (!isWrong) setTyped(undefined);
          }}
        />
      </Field>
    </div>
  );
}
