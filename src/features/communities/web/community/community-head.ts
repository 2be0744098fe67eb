import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { type CommunityDetail, communityKeys } from '../queries.ts';
import { communityPageTexts } from './community-texts.ts';

export function communityHead(queries: QueryClient, slug: string, locale: Locale) {
  const t = translator(communityPageTexts, locale);
  const community = queries.getQueryData<CommunityDetail | null>(communityKeys.one(slug, locale))?.community;
  if (!community) return { title: t('communityPage.missing.page'), description: t('communityPage.missing.text') };
  const { name, description } = community;
  return { title: t('communityPage.page', { name }), description: description || t('communityPage.about', { name }) };
}
