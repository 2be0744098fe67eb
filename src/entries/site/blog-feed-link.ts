import { blogHead } from '#features/blog/web/index.ts';
import type { Locale } from '#i18n/locale.ts';

/** Where readers of feeds find the posts of a language. */
export const blogFeedLink = (locale: Locale) => ({
  path: locale === 'he' ? '/rss.xml' : `/rss.xml?lang=${locale}`,
  title: blogHead(locale).title,
});
