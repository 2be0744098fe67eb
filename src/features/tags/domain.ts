/** Tags: the NFC chips in physical cards. Defines states, the code format and where a tap leads. */
import { isolatedLtr } from '#i18n/format.ts';

/** `unassigned`: no owner yet, its finder can activate it. `frozen`: lost, shows a polite notice. `retired`: final. */
export const tagStates = ['unassigned', 'active', 'frozen', 'retired'] as const;
export type TagState = (typeof tagStates)[number];

/** What is shown: an ordered tag is being made until its chip is written, although its state is `active`. */
export const shownTagStates = ['making', ...tagStates] as const;
export type ShownTagState = (typeof shownTagStates)[number];

interface TagProgress {
  readonly state: TagState;
  readonly orderId: number | null;
  readonly writtenAt: Date | string | null;
}

export const shownTagState = ({ state, orderId, writtenAt }: TagProgress): ShownTagState =>
  state === 'active' && orderId !== null && writtenAt === null ? 'making' : state;

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

/** Excludes characters that look alike in print or handwriting: no 0, 1, I, L, O. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const codeLength = 8;
const shape = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`);

/** Normalizes a typed code; undefined if it cannot be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase();
  return shape.test(code) ? code : undefined;
}

/** The URL stored on the tag. */
export const tagLink = (publicUrl: string, code: string): string => `${publicUrl}/t/${code}`;

/** The same link in capitals, which gives a smaller QR code. Use only if the URL has no case-sensitive path. */
export const printedLink = (publicUrl: string, code: string): string => tagLink(publicUrl, code).toUpperCase();

/** The last digits suffice to distinguish one's own tags, as with bank cards. */
export const shortCode = (code: string): string => isolatedLtr(`····${code.slice(-4)}`);
