export type AgoUnit = 'day' | 'hour' | 'minute';

const steps: readonly (readonly [AgoUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const dateAfterDays = 7;

export type Ago = { readonly unit: AgoUnit; readonly count: number } | 'now' | 'date';

/** After a week the day itself says more. A clock that runs behind makes nothing out to be of tomorrow. */
export function agoOf(date: Date, now: Date): Ago {
  const seconds = (now.getTime() - date.getTime()) / 1_000;
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? [];
  if (!unit || !length) return 'now';
  const count = Math.floor(seconds / length);
  return unit === 'day' && count >= dateAfterDays ? 'date' : { unit, count };
}
