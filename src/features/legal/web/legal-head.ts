import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { frameTexts } from './frame/frame-texts.ts';
import type { LegalName } from './frame/legal-page.tsx';

/** Title and description of a page. Available without the document, so that no page loads the texts of others. */
export function legalHead(name: LegalName, locale: Locale): { title: string; description: string } {
  const t = translator(frameTexts, locale);
  return { title: t(`legal.names.${name}`), description: t(`legal.leads.${name}`) };
}
