import { useState } from 'react';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { groupsTexts } from './groups-texts.ts';

interface NumberFieldProps {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number within its limits; what is being typed and is none yet stays in the field alone. */
export function NumberField({ label, value, least, most, step, onChange }: NumberFieldProps) {
  const t = useTexts(groupsTexts);
  const [typed, setTyped] = useState<string>();
  const isRight = (text: string) => text.trim() !== '' && Number(text) >= least && Number(text) <= most;
  const isWrong = typed !== undefined && !isRight(typed);
  return (
    <Field label={label} error={isWrong ? t('designerForm.free.number', { least, most }) : undefined}>
      <Input
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed ?? String(value)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (isRight(currentTarget.value)) onChange(Number(currentTarget.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}
