import type { KnownBlock } from '#features/profiles/document/blocks.ts';
import type { KnownFormBlock } from './form.ts';
import { plainText } from './rich-tree.ts';

/** How many things a block holds: links, pictures, days that are open. */
export function countOf(block: KnownBlock | KnownFormBlock): number {
  switch (block.kind) {
    case 'gallery':
      return block.pictures.length;
    case 'about':
      return [block.text.he, block.text.en].filter((text) => text && plainText(text)).length;
    case 'hours':
      return block.week.filter((spans) => spans.length > 0).length;
    case 'video':
      return block.address.trim() ? 1 : 0;
    case 'lead-form':
      // Name, phone and message are always there.
      return block.fields.length + leadFieldsAlways;
    default:
      return block.items.length;
  }
}

export const leadFieldsAlways = 3;
