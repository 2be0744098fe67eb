import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { communitiesPageTexts } from './list-texts.ts';

export function communitiesHead(locale: Locale): { title: string; description: string } {
  const t = translator(communitiesPageTexts, locale);
  return { title: t('communitiesPage.page'), description: t('communitiesPage.description') };
}
