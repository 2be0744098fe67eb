import type { RefObject } from 'react';
import type { Words } from '#base/content-schemas.ts';
import type { Locale } from '#i18n/locale.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uploadsTexts } from './texts.ts';

interface AltFieldsProps {
  alt: Words;
  languages: readonly Locale[];
  hint: string;
  first: RefObject<HTMLInputElement | null>;
  onChange(alt: Words): void;
}

const maxAlt = 200;

/** What is in the picture, for whoever does not see it, in each language of the card. */
export function AltFields({ alt, languages, hint, first, onChange }: AltFieldsProps) {
  const t = useTexts(uploadsTexts);
  return languages.map((language, index) => (
    <Field
      key={language}
      label={
        languages.length > 1
          ? t('uploads.alt.labelIn', { language: t(`uploads.language.${language}`) })
          : t('uploads.alt.label')
      }
      hint={index === 0 ? hint : undefined}
    >
      <Input
        ref={index === 0 ? first : undefined}
        lang={language}
        maxLength={maxAlt}
        value={alt[language] ?? ''}
        onChange={({ currentTarget }) => onChange({ ...alt, [language]: currentTarget.value })}
      />
    </Field>
  ));
}
