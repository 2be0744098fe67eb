import { otherLocale } from '#features/profiles/languages.ts';
import type { Locale } from '#i18n/locale.ts';
import { useForm } from '../state/use-editor.ts';

/** The languages in which the card is written, its own first. */
export function useLanguages(): readonly Locale[] {
  const language = useForm((form) => form.language);
  const isBilingual = useForm((form) => form.isBilingual);
  return isBilingual ? [language, otherLocale(language)] : [language];
}
