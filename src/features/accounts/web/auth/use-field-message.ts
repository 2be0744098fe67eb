import type { FieldError } from 'react-hook-form';
import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { accountsTexts } from '../../texts.ts';

/** Schemas speak in keys, the server in sentences: both become what stands at the field. */
export function useFieldMessage(): (error: Pick<FieldError, 'message'> | undefined) => string | undefined {
  const accounts = useTexts(accountsTexts);
  const errors = useTexts(errorTexts);
  return (error) => error?.message && (accounts.find(error.message) ?? errors.find(error.message) ?? error.message);
}
