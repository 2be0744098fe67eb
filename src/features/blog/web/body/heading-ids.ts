import type { PostBlock, PostBody } from '../../body.ts';
import { textOfRuns } from '../../reading.ts';

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** The prefix prevents collisions with other IDs on the page. */
const idOf = (text: string): string =>
  `h-${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** IDs from the headings' text, so that links are meaningful; duplicates get a suffix. */
export function headingIds(body: PostBody): ReadonlyMap<PostBlock, BodyHeading> {
  const usedIds = new Map<string, number>();
  return new Map(
    body.flatMap((block) => {
      const text = block.kind === 'heading' ? textOfRuns(block.runs) : '';
      if (block.kind !== 'heading' || !text.trim()) return [];
      const baseId = idOf(text);
      const times = (usedIds.get(baseId) ?? 0) + 1;
      usedIds.set(baseId, times);
      const id = times === 1 ? baseId : `${baseId}--${times}`;
      return [[block, { id, text, level: block.level }] as const];
    }),
  );
}
