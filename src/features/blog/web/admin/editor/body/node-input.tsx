import { useEffect, useState } from 'react';
import { directionOf, type Locale } from '#i18n/locale.ts';
import { Input } from '#ui/input.tsx';
import { bodyLimits } from '../../../../body.ts';

interface NodeInputProps {
  value: string;
  lang: Locale;
  onType: (typed: string) => void;
}

/** The text editor draws its parts a moment later than a field is typed in: the field keeps its own letters meanwhile. */
export function NodeInput({ value, lang, onType }: NodeInputProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <Input
      lang={lang}
      dir={directionOf(lang)}
      value={typed}
      maxLength={bodyLimits.pictureWordsMax}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onType(currentTarget.value);
      }}
    />
  );
}
