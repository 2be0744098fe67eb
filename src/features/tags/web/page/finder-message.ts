import type { TagStep } from '../../contract.ts';

/** The latest finder's message since the tag was last reported lost; earlier ones belong to a previous loss. */
export function finderMessage(history: readonly TagStep[]): string | undefined {
  const newest = history.toSorted((one, other) => other.id - one.id);
  const lost = newest.findIndex(({ event }) => event === 'frozen');
  const since = lost < 0 ? newest : newest.slice(0, lost);
  return since.find(({ event }) => event === 'found')?.note ?? undefined;
}
