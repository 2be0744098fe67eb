import type { FieldError } from 'react-hook-form';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { settingsTexts } from '../../texts.ts';

/** The sentence of a field's error: the schema gives keys, the server whole sentences. */
export function useFieldMessage(): (error: FieldError | undefined) => string | undefined {
  const tables = [useTexts(settingsTexts), useTexts(errorTexts)];
  return (error) => {
    const message = error?.message;
    return message && (tables.map((t) => t.find(message)).find(Boolean) ?? message);
  };
}
