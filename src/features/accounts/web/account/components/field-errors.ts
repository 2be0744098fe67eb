import type { FieldError, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { accountsTexts } from '../../../texts.ts';
import { accountTexts } from '../../account-texts.ts';

/** The sentence of a field's error: the schema gives keys, the server whole sentences. */
export function useFieldErrorText(): (error: FieldError | undefined) => string | undefined {
  const tables = [useTexts(accountsTexts), useTexts(accountTexts), useTexts(errorTexts)];
  return (error) => {
    const message = error?.message;
    return message && (tables.map((t) => t.find(message)).find(Boolean) ?? message);
  };
}

/** Puts the server's words at the fields that it named; false when none of them is in the form. */
export function showServerFields<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  fields: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(fields).filter((name) => name in form.getValues());
  for (const [index, name] of names.entries())
    form.setError(name as Path<V>, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  return names.length > 0;
}
