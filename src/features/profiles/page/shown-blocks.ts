import { isKnownBlock, type KnownBlock } from '../document/blocks.ts';
import { webHref } from './addresses.ts';
import { findPicture } from './photo.tsx';
import { hasRichText } from './rich-text.ts';
import type { View } from './view.ts';
import { hasWays } from './ways.ts';

export type BlockKind = KnownBlock['kind'];
export type BlockOf<K extends BlockKind> = Extract<KnownBlock, { kind: K }>;

type HasContent = { readonly [K in BlockKind]: (block: BlockOf<K>, view: View) => boolean };

const hasAddress = ({ items }: { readonly items: readonly { readonly address: string }[] }): boolean =>
  items.some(({ address }) => webHref(address));

/** Whether a block has anything to show: what is half written waits for its other half. */
const hasContent: HasContent = {
  links: hasAddress,
  social: hasAddress,
  payment: hasAddress,
  about: ({ text }, { context }) => hasRichText(text, context.locale),
  gallery: ({ pictures }) => pictures.some(({ file }) => findPicture(file)),
  services: ({ items }, { say }) => items.some(({ name }) => say(name)),
  hours: ({ week }) => week.some((spans) => spans.length > 0),
  video: ({ address }) => webHref(address) !== undefined,
  recommendations: ({ items }, { say }) => items.some(({ text }) => say(text)),
  questions: ({ items }, { say }) => items.some(({ question, answer }) => say(question) && say(answer)),
  files: ({ items }) => items.some(({ file }) => isFileId(file)),
  'lead-form': (_, view) => view.context.leadAction !== undefined || hasWays(view),
};

export const isFileId = (file: string): boolean => /^[\w-]{1,80}$/.test(file);

const isShown = (block: KnownBlock, view: View): boolean =>
  !block.isHidden && (hasContent[block.kind] as (one: KnownBlock, of: View) => boolean)(block, view);

/** The blocks of a page in the owner's order; in a studio the pictures come first. */
export function shownBlocks(view: View): KnownBlock[] {
  const { blocks, design } = view.document;
  const shown = blocks.filter(isKnownBlock).filter((block) => isShown(block, view));
  if (design.template !== 'studio') return shown;
  return [...shown.filter(({ kind }) => kind === 'gallery'), ...shown.filter(({ kind }) => kind !== 'gallery')];
}

export const hoursOf = (view: View): BlockOf<'hours'> | undefined =>
  view.document.blocks
    .filter(isKnownBlock)
    .find((block): block is BlockOf<'hours'> => block.kind === 'hours' && isShown(block, view));
