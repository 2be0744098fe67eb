import type { Locale } from '#i18n/locale.ts';
import type { HelpTopic, SlugOf } from './questions.ts';

/** A paragraph, ordered steps, or an unordered list. `[words](/path)` is a link. */
export type AnswerBlock = string | { readonly steps: readonly string[] } | { readonly list: readonly string[] };

export interface HelpText {
  readonly question: string;
  readonly answer: readonly AnswerBlock[];
  /** Synonyms that users may search for. */
  readonly alsoCalled?: string;
}

export type HelpContent<T extends HelpTopic> = Readonly<Record<SlugOf<T>, Readonly<Record<Locale, HelpText>>>>;

export interface AnswerSegment {
  readonly text: string;
  readonly href?: string;
}

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Splits a line into text and links. */
export function segmentsOf(line: string): AnswerSegment[] {
  const segments: AnswerSegment[] = [];
  let end = 0;
  for (const found of line.matchAll(link)) {
    const [match, text = '', href = ''] = found;
    if (found.index > end) segments.push({ text: line.slice(end, found.index) });
    segments.push({ text, href });
    end = found.index + match.length;
  }
  return end < line.length ? [...segments, { text: line.slice(end) }] : segments;
}

export const linesOf = (block: AnswerBlock): readonly string[] => {
  if (typeof block === 'string') return [block];
  return 'steps' in block ? block.steps : block.list;
};

/** Answer without links, for search, search engines and previews. */
export const plainText = (answer: readonly AnswerBlock[]): string =>
  answer
    .flatMap(linesOf)
    .map((line) => line.replace(link, '$1'))
    .join(' ');
