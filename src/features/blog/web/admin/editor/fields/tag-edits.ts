import type { Locale } from '#i18n/locale.ts';
import type { DraftPostRow } from '../../../../contract.ts';
import { blogLimits } from '../../../../domain.ts';

const form = (tag: string): string => tag.normalize('NFKC').toLowerCase();

const tidy = (typed: string): string =>
  typed
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#+\s*/, '')
    .slice(0, blogLimits.tagMax)
    .trim();

/** Adds one or several comma-separated tags; ignores those that exist in another case. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const next = [...tags];
  for (const tag of typed.split(',').map(tidy)) {
    const isThere = next.some((one) => form(one) === form(tag));
    if (tag && !isThere && next.length < blogLimits.maxTags) next.push(tag);
  }
  return next;
}

const maxSuggestions = 8;

type Tagged = Pick<DraftPostRow, 'language' | 'tags'>;

/** Tags of posts in the same language that contain the typed text, most used first. */
export function suggestedTags(
  posts: readonly Tagged[],
  { language, tags, typed }: { language: Locale; tags: readonly string[]; typed: string },
): string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.filter((post) => post.language === language).flatMap((post) => post.tags))
    uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const existing = new Set(tags.map(form));
  return [...uses]
    .filter(([tag]) => !existing.has(form(tag)) && form(tag).includes(form(tidy(typed))))
    .sort(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other, language))
    .slice(0, maxSuggestions)
    .map(([tag]) => tag);
}
