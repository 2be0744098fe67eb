import { type MarkdownBlock, type MarkdownSection, type Run, readSections } from '#base/markdown.ts';
import { accountPolicy } from '#features/accounts/domain.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { legalValues } from '../../values.ts';
import { frameTexts } from './frame-texts.ts';

export const legalNames = ['privacy', 'terms', 'refund', 'accessibility'] as const;
export type LegalName = (typeof legalNames)[number];

/** A document's name, and its Markdown in each language. */
export type LegalDocument = Readonly<Record<Locale, string>> & { readonly name: LegalName };

const blockKinds = ['paragraph', 'list', 'table'] as const;
type BlockKind = (typeof blockKinds)[number];
export type LegalBlock = MarkdownBlock<BlockKind>;
export type LegalSection = MarkdownSection<BlockKind>;

export interface LegalVersion {
  /** Date in Israel: `2026-11-15`. */
  readonly day: string;
  readonly runs: readonly Run[];
}

export interface ReadDocument {
  readonly nutshell: LegalSection;
  readonly sections: readonly LegalSection[];
  readonly changes: LegalSection;
  /** The items of `changes`, newest first; the first is in force. */
  readonly versions: readonly [LegalVersion, ...LegalVersion[]];
}

/** The whole document in one language, with numbers and the contact address filled in. */
export function readDocument(document: LegalDocument, locale: Locale, mail: string): ReadDocument {
  const demoTime = translator(frameTexts, locale)('legal.hours', { count: accountPolicy.demoHours });
  const sections = readSections(document[locale], blockKinds, { ...legalValues, demoTime, mail });
  const [nutshell, changes] = [sections.shift(), sections.pop()];
  if (nutshell?.id !== 'nutshell' || changes?.id !== 'changes')
    throw new Error(`${document.name} does not begin with its nutshell and end with its changes`);
  const [newest, ...older] = itemsOf(changes).map(versionOf);
  if (!newest) throw new Error(`${document.name} has no version`);
  return { nutshell, sections, changes, versions: [newest, ...older] };
}

export const itemsOf = ({ blocks }: LegalSection): Run[][] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));

/** `2026-11-15: The first version.` */
const versionOf = ([first = { text: '' }, ...more]: readonly Run[]): LegalVersion => ({
  day: first.text.slice(0, 10),
  runs: [{ text: first.text.slice('2026-11-15: '.length) }, ...more],
});
