import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { leadFormTexts } from '../blocks/lead-form/block.ts';
import type { ProfileDocument } from '../document/document.ts';
import { localizedText } from './view.ts';

/** The exact consent text that the page shows, so that it can be stored with the submission. */
export function leadConsent({ identity }: Pick<ProfileDocument, 'identity'>, locale: Locale) {
  const t = translator(leadFormTexts, locale);
  const name = localizedText(identity.name, locale).text || localizedText(identity.company, locale).text;
  return {
    consent: t('block.lead-form.page.consent', { name }),
    marketing: t('block.lead-form.page.marketing', { name }),
  };
}
