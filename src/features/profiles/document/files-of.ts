import { isKnownBlock, type KnownBlock } from './blocks.ts';
import type { ProfileDocument } from './document.ts';

/** Every file that a document mentions, with the place of its first mention. */
export function filesOf({ identity, blocks }: ProfileDocument): Map<string, string> {
  const found = new Map<string, string>();
  const note = (file: string | undefined, place: string) => {
    if (file && !found.has(file)) found.set(file, place);
  };
  for (const name of ['avatar', 'logo', 'cover'] as const) note(identity[name]?.file, `identity.${name}`);
  for (const [place, block] of blocks.entries())
    if (isKnownBlock(block)) for (const [file, inside] of filesIn(block)) note(file, `blocks.${place}.${inside}`);
  return found;
}

function filesIn(block: KnownBlock): [string | undefined, string][] {
  if (block.kind === 'gallery') return block.pictures.map(({ file }, place) => [file, `pictures.${place}`]);
  if (block.kind === 'services')
    return block.items.map(({ picture }, place) => [picture?.file, `items.${place}.picture`]);
  if (block.kind === 'files') return block.items.map(({ file }, place) => [file, `items.${place}.file`]);
  return [];
}
