import type { PostBody, PostPart, Run } from '../../body.ts';

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The prefix keeps a heading from taking the name of a part of the page around it. */
const idOf = (text: string): string =>
  `h-${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)}`;

/** Ids from the headings' words, so that a link to one says where it leads; the same words twice are told apart. */
export function headingIds(body: PostBody): ReadonlyMap<PostPart, BodyHeading> {
  const taken = new Map<string, number>();
  return new Map(
    body.flatMap((part) => {
      if (part.kind !== 'heading' || !textOf(part.runs).trim()) return [];
      const text = textOf(part.runs);
      const wanted = idOf(text);
      const times = (taken.get(wanted) ?? 0) + 1;
      taken.set(wanted, times);
      const id = times === 1 ? wanted : `${wanted}--${times}`;
      return [[part, { id, text, level: part.level }] as const];
    }),
  );
}
