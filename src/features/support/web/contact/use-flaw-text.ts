import { errorTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { contactTexts } from './contact-texts.ts';

/** The schema speaks in keys of the server's texts, which this page does not load; the server speaks in sentences. */
export function useFlawText(): (flaw: string | undefined) => string | undefined {
  const t = useTexts(contactTexts);
  const errors = useTexts(errorTexts);
  return (flaw) => {
    if (flaw === 'support.contact.emptyMessage') return t('contact.form.emptyMessage');
    return flaw && (errors.find(flaw) ?? flaw);
  };
}
