import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { settingsAdminTexts } from './admin-texts.ts';
import { useFieldMessage } from './use-field-message.ts';

interface BilingualFieldsProps {
  name: string;
  he: UseFormRegisterReturn;
  en: UseFormRegisterReturn;
  errors: { readonly he?: FieldError | undefined; readonly en?: FieldError | undefined } | undefined;
  maxLength: number;
  isRequired?: boolean;
}

/** The same in both languages, side by side; the caller's grid places them. */
export function BilingualFields({ name, he, en, errors, maxLength, isRequired = false }: BilingualFieldsProps) {
  const t = useTexts(settingsAdminTexts);
  const fieldMessage = useFieldMessage();
  return (
    <>
      <Field label={t('settingsAdmin.inHebrew', { name })} error={fieldMessage(errors?.he)} required={isRequired}>
        <Input {...he} lang="he" maxLength={maxLength} autoComplete="off" />
      </Field>
      <Field label={t('settingsAdmin.inEnglish', { name })} error={fieldMessage(errors?.en)} required={isRequired}>
        <Input {...en} lang="en" maxLength={maxLength} autoComplete="off" />
      </Field>
    </>
  );
}
