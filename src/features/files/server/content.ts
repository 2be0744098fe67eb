export type PictureContent = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/**
 * By content alone, and before any library looks: the one that reads pictures would gladly draw an SVG too, with all
 * that it refers to.
 */
export function pictureContent(bytes: Buffer): PictureContent | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return startsWith(bytes, 'ftyp', 4) && /^(avi|hei|hev|mif|msf)/.test(bytes.toString('latin1', 8, 12))
    ? 'heif'
    : undefined;
}

const trailerLength = 1_024;

export const isPdf = (bytes: Buffer): boolean => startsWith(bytes, '%PDF-');
/** A download that broke off lacks its end. */
export const isCompletePdf = (bytes: Buffer): boolean => bytes.subarray(-trailerLength).includes('%%EOF');
