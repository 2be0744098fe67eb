import { type BlockKind, type FormBlock, isKnownFormBlock, type KnownFormBlock, newKey } from './form.ts';

const fromNine = { from: 9 * 60, to: 17 * 60 };
const fridays = { from: 9 * 60, to: 13 * 60 };

/** Sunday to Thursday, and a short Friday. */
const usualWeek = () => [...Array.from({ length: 5 }, () => [fromNine]), [fridays], []];

const contents: { readonly [K in BlockKind]: () => object } = {
  links: () => ({ items: [{ key: newKey(), label: {}, address: '' }] }),
  social: () => ({ items: [] }),
  about: () => ({ text: {} }),
  gallery: () => ({ pictures: [] }),
  services: () => ({ items: [{ key: newKey(), name: {}, text: {}, price: {} }] }),
  hours: () => ({ week: usualWeek(), exceptions: [] }),
  video: () => ({ address: '' }),
  recommendations: () => ({ items: [{ key: newKey(), text: {}, author: {} }] }),
  questions: () => ({ items: [{ key: newKey(), question: {}, answer: {} }] }),
  payment: () => ({ items: [{ key: newKey(), label: {}, address: '' }] }),
  files: () => ({ items: [] }),
  'lead-form': () => ({ button: {}, fields: [] }),
};

/** A block just added, with its first line ready to be typed in. */
export const newBlock = (kind: BlockKind): KnownFormBlock =>
  ({ id: newKey(), kind, isHidden: false, title: {}, ...contents[kind]() }) as KnownFormBlock;

type Things = readonly { readonly key: string }[];
const renewed = (things: Things): Things => things.map((thing) => ({ ...thing, key: newKey() }));

/** The same once more; a block that this version does not know is not its to copy. */
export function copyOfBlock(block: FormBlock): FormBlock | undefined {
  if (!isKnownFormBlock(block)) return undefined;
  const copy: Record<string, unknown> = { ...block, id: newKey() };
  for (const list of ['items', 'pictures', 'exceptions', 'fields'])
    if (Array.isArray(copy[list])) copy[list] = renewed(copy[list] as Things);
  return copy as FormBlock;
}
