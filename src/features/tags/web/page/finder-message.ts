import type { TagStep } from '../../contract.ts';

/** What was last written by a finder since the tag was lost; what came before then is of another time. */
export function finderMessage(history: readonly TagStep[]): string | undefined {
  const newest = history.toSorted((one, other) => other.id - one.id);
  const lost = newest.findIndex(({ event }) => event === 'frozen');
  const since = lost < 0 ? newest : newest.slice(0, lost);
  return since.find(({ event }) => event === 'found')?.note ?? undefined;
}
