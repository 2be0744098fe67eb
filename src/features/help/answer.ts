import type { Locale } from '#i18n/locale.ts';
import type { HelpTopic, SlugOf } from './questions.ts';

/** A paragraph, things to do one after the other, or things side by side. `[words](/path)` is a link. */
export type AnswerBlock = string | { readonly steps: readonly string[] } | { readonly list: readonly string[] };

export interface HelpText {
  readonly question: string;
  readonly answer: readonly AnswerBlock[];
  /** What people type who mean this and call it by another name. */
  readonly alsoCalled?: string;
}

export type HelpContent<T extends HelpTopic> = Readonly<Record<SlugOf<T>, Readonly<Record<Locale, HelpText>>>>;

export interface AnswerSegment {
  readonly text: string;
  readonly href?: string;
}

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** A line as words and links. */
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

/** For those who cannot press a link: search, search engines, previews. */
export const plainText = (answer: readonly AnswerBlock[]): string =>
  answer
    .flatMap(linesOf)
    .map((line) => line.replace(link, '$1'))
    .join(' ');
