/** Of what was typed in shekels; undefined where it is no sum, or more than there is. A comma is a point to many. */
export function agorotOf(typed: string, max: number): number | undefined {
  const [, integer, fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (integer === undefined) return undefined;
  const agorot = Number(integer) * 100 + Number(fraction.padEnd(2, '0'));
  return agorot > 0 && agorot <= max ? agorot : undefined;
}

/** As it would be typed. */
export const shekelsOf = (agorot: number): string =>
  agorot % 100 === 0 ? String(agorot / 100) : (agorot / 100).toFixed(2);
