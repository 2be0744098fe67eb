import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { settingsAdminTexts } from './admin-texts.ts';
import { useFlaws } from './use-flaws.ts';

interface BothFieldsProps {
  name: string;
  he: UseFormRegisterReturn;
  en: UseFormRegisterReturn;
  errors: { readonly he?: FieldError | undefined; readonly en?: FieldError | undefined } | undefined;
  most: number;
  isRequired?: boolean;
}

/** The same in both languages, side by side; the caller's grid places them. */
export function BothFields({ name, he, en, errors, most, isRequired = false }: BothFieldsProps) {
  const t = useTexts(settingsAdminTexts);
  const say = useFlaws();
  return (
    <>
      <Field label={t('settingsAdmin.inHebrew', { name })} error={say(errors?.he)} required={isRequired}>
        <Input {...he} lang="he" maxLength={most} autoComplete="off" />
      </Field>
      <Field label={t('settingsAdmin.inEnglish', { name })} error={say(errors?.en)} required={isRequired}>
        <Input {...en} lang="en" maxLength={most} autoComplete="off" />
      </Field>
    </>
  );
}
