/** Tags: the NFC chips in cards that people hold. What each state means, what codes look like, where a tap leads. */

/** `unassigned`: nobody's yet, waits for its finder. `frozen`: lost, says so politely. `retired`: over for good. */
export const tagStates = ['unassigned', 'active', 'frozen', 'retired'] as const;
export type TagState = (typeof tagStates)[number];

export const tagEvents = [
  'made',
  'written',
  'activated',
  'renamed',
  'pointed',
  'scheduled',
  'unscheduled',
  'frozen',
  'unfrozen',
  'found',
  'offered',
  'offer_withdrawn',
  'offer_declined',
  'given',
  'retired',
] as const;
export type TagEvent = (typeof tagEvents)[number];

export type TagActor = 'owner' | 'receiver' | 'finder' | 'admin' | 'system';

export const tagLimits = { nameMax: 40, noteMax: 200, messageMax: 500, transferDays: 7, maxBatch: 1_000 } as const;

/** Without what looks like something else in print or by hand: no 0, 1, I, L, O. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 8;
const shape = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** However it was typed; undefined for what cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase();
  return shape.test(code) ? code : undefined;
}

/** What the tag holds. */
export const tagLink = (publicUrl: string, code: string): string => `${publicUrl}/t/${code}`;

/** The same link in capitals, which make a smaller code; only where the address has no path in which case matters. */
export const printedLink = (publicUrl: string, code: string): string => tagLink(publicUrl, code).toUpperCase();
