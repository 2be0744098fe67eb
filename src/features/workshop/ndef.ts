/** The content of a tag: one NDEF record that holds a link, and the models it fits on. */

/** User memory in bytes. */
export const tagCapacities = { ntag213: 144, ntag215: 504, ntag216: 888 } as const;
export type TagModel = keyof typeof tagCapacities;
export const tagModels = Object.keys(tagCapacities) as [TagModel, ...TagModel[]];

/** URI prefixes that a record abbreviates to one byte; a link without one is stored in full. */
const prefixes = [
  [0x04, 'https://'],
  [0x03, 'http://'],
  [0x00, ''],
] as const;

/** Header flags: first and last record of the message, NFC Forum well-known type. */
const recordHead = 0xc1;
/** Header flag: the payload length is one byte. */
const isShort = 0x10;
const uriType = 'U'.charCodeAt(0);
const messageTag = 0x03;
const endTag = 0xfe;
const longLength = 0xff;

/** Encodes the link as an NDEF message with one record. */
export function uriMessage(link: string): Uint8Array {
  const [prefix, text] = prefixes.find(([, start]) => link.startsWith(start)) ?? [0, ''];
  const payload = [prefix, ...new TextEncoder().encode(link.slice(text.length))];
  const { length } = payload;
  const head =
    length < 256
      ? [recordHead | isShort, 1, length]
      : [recordHead, 1, length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
  return Uint8Array.from([...head, uriType, ...payload]);
}

/** The message as stored in the tag's memory, with its length before it and a terminator after it. */
export function tagMemory(link: string): Uint8Array {
  const message = uriMessage(link);
  const { length } = message;
  const size = length < longLength ? [length] : [longLength, length >>> 8, length & 0xff];
  return Uint8Array.from([messageTag, ...size, ...message, endTag]);
}

export function fitsOn(link: string): TagModel[] {
  const { length } = tagMemory(link);
  return tagModels.filter((tagModel) => length <= tagCapacities[tagModel]);
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
