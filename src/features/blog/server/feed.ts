import { defaultLocale, type Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { Services } from '#server-kit/services/services.ts';
import { feedTexts } from './feed-texts.ts';
import { listPublished, type PublishedRow } from './queries.ts';
import { changedAt } from './read.ts';

const maxItems = 30;

/** Characters that XML cannot contain, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

/** RSS 2.0 of the newest posts in one language. Deterministic: the same posts produce the same bytes. */
export async function blogFeed(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  locale: Locale,
): Promise<string> {
  const t = translator(feedTexts, locale);
  const rows = await listPublished(db, { language: locale }, clock.now(), maxItems);
  const inLanguage = locale === defaultLocale ? '' : `?lang=${locale}`;
  const newest = Math.max(...rows.map((row) => changedAt(row).getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', t('blogFeed.title')),
    element('link', `${config.publicUrl}/blog${inLanguage}`),
    element('description', t('blogFeed.description')),
    element('language', locale),
    `<atom:link href="${escaped(`${config.publicUrl}/rss.xml${inLanguage}`)}" rel="self" type="application/rss+xml"/>`,
    ...(rows.length > 0 ? [element('lastBuildDate', new Date(newest).toUTCString())] : []),
    ...rows.map((row) => itemOf(row, config.publicUrl)),
    '</channel></rss>',
    '',
  ].join('\n');
}

/** Identified by its ID, which is independent of the slug: feed readers show a renamed post only once. */
const itemOf = ({ id, slug, title, summary, tags, publishAt }: PublishedRow, publicUrl: string): string =>
  [
    '<item>',
    element('title', title),
    element('link', `${publicUrl}/blog/${slug}`),
    element('guid', `${publicUrl}/blog/${id}`, ' isPermaLink="true"'),
    element('pubDate', publishAt.toUTCString()),
    element('description', summary),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('');
