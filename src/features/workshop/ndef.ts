/** What is written on a tag: one NDEF record that holds a link, and on which models it fits. */

/** Bytes that the tag's user memory holds. */
export const tagCapacities = { ntag213: 144, ntag215: 504, ntag216: 888 } as const;
export type TagModel = keyof typeof tagCapacities;
export const tagModels = Object.keys(tagCapacities) as [TagModel, ...TagModel[]];

/** Beginnings that a URI record writes as one byte; a link with none of them stands there whole. */
const prefixes = [
  [0x04, 'https://'],
  [0x03, 'http://'],
  [0x00, ''],
] as const;

/** The first and last of its message, of a type that the NFC Forum names. */
const recordHead = 0xc1;
/** Its length is one byte. */
const isShort = 0x10;
const uriType = 'U'.charCodeAt(0);
const messageTag = 0x03;
const endTag = 0xfe;
const longLength = 0xff;

/** The message: one record that holds the link. */
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

/** The message as it stands in the tag's memory, with its length before and its end behind it. */
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
