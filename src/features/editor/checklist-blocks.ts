import type { Picture } from '#base/content-schemas.ts';
import { isKnownBlock, type KnownBlock } from '#features/profiles/document/blocks.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { countOf } from './block-count.ts';
import { advice, error, type Finding, isBlank, isSafeLink } from './checklist-finding.ts';

/** Hidden blocks are nobody's business but the owner's. */
export function examineBlocks({ blocks, contact }: ProfileDocument): Finding[] {
  const found = blocks.flatMap((block, place) =>
    isKnownBlock(block) && !block.isHidden ? examineBlock(block, `blocks.${place}`) : [],
  );
  const hasHours = blocks.some(({ kind }) => kind === 'hours');
  return [...found, ...(contact.address && !hasHours ? [advice('hoursMissing', 'blocks')] : [])];
}

function examineBlock(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  if (countOf(block) === 0) return [advice('blockEmpty', path, {}, { kind })];
  return [...examineLinks(block, path), ...examinePictures(block, path)];
}

function examineLinks(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  if (kind !== 'links' && kind !== 'social' && kind !== 'payment') return [];
  return block.items.flatMap((item, place) => {
    const at = `${path}.items.${place}`;
    if (!isSafeLink(item.address)) return [error('linkBroken', `${at}.address`, {}, { kind })];
    return [
      ...(item.address.startsWith('http:') ? [advice('linkPlain', `${at}.address`, {}, { kind })] : []),
      ...('label' in item && isBlank(item.label) ? [advice('linkUnnamed', `${at}.label`, {}, { kind })] : []),
    ];
  });
}

function examinePictures(block: KnownBlock, path: string): Finding[] {
  const { kind } = block;
  if (kind === 'gallery') return lackingAlt(block.pictures, `${path}.pictures`, kind);
  if (kind !== 'services') return [];
  return lackingAlt(
    block.items.map(({ picture }) => picture),
    `${path}.items`,
    kind,
  );
}

/** One line for a whole gallery: the first picture that lacks words leads to all of them. */
function lackingAlt(pictures: readonly (Picture | undefined)[], path: string, kind: KnownBlock['kind']): Finding[] {
  const first = pictures.findIndex((picture) => picture && isBlank(picture.alt));
  return first < 0 ? [] : [advice('altMissing', `${path}.${first}`, {}, { kind })];
}
