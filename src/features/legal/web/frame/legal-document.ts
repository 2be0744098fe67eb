import type { Locale } from '#i18n/locale.ts';
import type { TextKey, Texts } from '#i18n/texts.ts';
import { type Translator, translator } from '#i18n/translator.ts';
import { legalValues } from '../../values.ts';

export const legalNames = ['privacy', 'terms', 'refund', 'accessibility'] as const;
export type LegalName = (typeof legalNames)[number];

/** A plain paragraph is its key alone. `points`: a list whose items begin with their subject, up to a colon. */
type Block<K extends string> =
  | K
  | { readonly kind: 'list' | 'points'; readonly items: readonly K[] }
  | {
      readonly kind: 'table';
      readonly caption: K;
      readonly head: readonly K[];
      readonly rows: readonly (readonly K[])[];
    };

interface Section<K extends string> {
  /** Used in external links, so it stays when the title changes. */
  readonly id: string;
  readonly title: K;
  readonly blocks: readonly Block<K>[];
}

export const list = <K extends string>(items: readonly K[]) => ({ kind: 'list', items }) as const;
export const points = <K extends string>(items: readonly K[]) => ({ kind: 'points', items }) as const;
export const section = <K extends string>(id: string, title: K, blocks: readonly Block<K>[]): Section<K> => ({
  id,
  title,
  blocks,
});

interface Change<K> {
  /** Date in Israel: `2026-11-15`. */
  readonly day: string;
  readonly text: K;
}

interface DocumentOf<K extends string> {
  readonly name: LegalName;
  readonly nutshell: readonly K[];
  readonly sections: readonly Section<K>[];
  /** Newest first; the first is the version in force. */
  readonly changes: readonly [Change<K>, ...Change<K>[]];
}

export interface LegalDocument<T extends Texts> extends DocumentOf<TextKey<T>> {
  readonly texts: T;
}

export type ReadBlock = Block<string>;
export type ReadChange = Change<string>;
export type ReadDocument = DocumentOf<string>;

/** The whole document in one language, with numbers and the contact address filled in. */
export function readDocument<T extends Texts>(document: LegalDocument<T>, locale: Locale, mail: string): ReadDocument {
  const t: Translator<T> = translator(document.texts, locale);
  const translate = (key: TextKey<T>): string => t(key, { ...legalValues, mail });
  const [newest, ...older] = document.changes.map(({ day, text }) => ({ day, text: translate(text) }));
  if (!newest) throw new Error(`${document.name} has no version`);
  return {
    name: document.name,
    nutshell: document.nutshell.map(translate),
    sections: document.sections.map(({ id, title, blocks }) => ({
      id,
      title: translate(title),
      blocks: blocks.map((block) => readBlock(block, translate)),
    })),
    changes: [newest, ...older],
  };
}

function readBlock<K extends string>(block: Block<K>, translate: (key: K) => string): ReadBlock {
  if (typeof block === 'string') return translate(block);
  if (block.kind !== 'table') return { kind: block.kind, items: block.items.map(translate) };
  return {
    kind: 'table',
    caption: translate(block.caption),
    head: block.head.map(translate),
    rows: block.rows.map((row) => row.map(translate)),
  };
}
