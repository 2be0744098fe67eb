import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Lead } from './contract.ts';
import { leadSharedTexts } from './shared-texts.ts';

/** Links to answer a lead; a star number has no WhatsApp, and not every lead has an email address. */
export interface AnswerHrefs {
  readonly call?: string;
  readonly whatsapp?: string;
  readonly mail?: string;
}

export function answerHrefs({ name, phone, email }: Pick<Lead, 'name' | 'phone' | 'email'>, locale: Locale) {
  const hrefs: AnswerHrefs = {
    ...(phone && { call: `tel:${phone.replace(/[^\d+*]/g, '')}` }),
    ...(phone?.startsWith('+') && { whatsapp: whatsappHref(phone, name, locale) }),
    ...(email && { mail: mailHref(email, locale) }),
  };
  return hrefs;
}

function whatsappHref(phone: string, name: string, locale: Locale): string {
  const text = translator(leadSharedTexts, locale)('lead.greeting', { name: calledIn(name, locale) });
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

function mailHref(email: string, locale: Locale): string {
  const subject = encodeURIComponent(translator(leadSharedTexts, locale)('lead.subject'));
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${subject}`;
}

const hebrew = /[\u0590-\u05ff]/;

/** The first name. If its script has the other direction, it is isolated, so that the comma stays in place. */
function calledIn(name: string, locale: Locale): string {
  const [first = ''] = name.trim().split(/\s+/);
  return hebrew.test(first) === (locale === 'he') ? first : `\u2068${first}\u2069`;
}
