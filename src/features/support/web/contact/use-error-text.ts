import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { contactTexts } from './contact-texts.ts';

/** The schema speaks in keys of the server's texts, which this page does not load; the server speaks in sentences. */
export function useErrorText(): (error: string | undefined) => string | undefined {
  const t = useTexts(contactTexts);
  const errors = useTexts(errorTexts);
  return (error) => {
    if (error === 'support.contact.emptyMessage') return t('contact.form.emptyMessage');
    return error && (errors.find(error) ?? error);
  };
}
