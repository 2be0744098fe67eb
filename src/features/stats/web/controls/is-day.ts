import { addDays } from '#base/israel-time.ts';

/** A day that exists: the 30th of February does not. */
export function isDay(text: string | null | undefined): text is string {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return false;
  return addDays(text, 0) === text;
}
