import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { ProfileDocument } from '../document/document.ts';
import { cardTexts } from './texts.ts';
import { saidIn } from './view.ts';

interface LeadWords {
  readonly consent: string;
  readonly marketing: string;
}

/** What a visitor agrees to, word for word as the page shows it, so that it can be kept with what they sent. */
export function leadWords({ identity }: Pick<ProfileDocument, 'identity'>, locale: Locale): LeadWords {
  const t = translator(cardTexts, locale);
  const name = saidIn(identity.name, locale).text || saidIn(identity.company, locale).text;
  return { consent: t('card.lead.consent', { name }), marketing: t('card.lead.marketing', { name }) };
}
