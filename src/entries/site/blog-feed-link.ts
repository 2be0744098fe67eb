import { blogHead } from '#features/blog/web/index.ts';
import type { Locale } from '#i18n/locale.ts';

/** The RSS feed of the posts in a language. */
export const blogFeedLink = (locale: Locale) => ({
  path: locale === 'he' ? '/rss.xml' : `/rss.xml?lang=${locale}`,
  title: blogHead(locale).title,
});
