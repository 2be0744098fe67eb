/** A picture's ID contains everything needed to render it, so that no page waits for a lookup. */
export interface PictureInfo {
  /**
   * Hash of its bytes: 22 lowercase letters and digits, because it also names files on case-insensitive file systems.
   */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour, shown until the picture has loaded: `#aabbcc`. */
  readonly colour: string;
  /** Mean colour of what is opaque, only in a picture with transparent parts: it may be lost on some grounds. */
  readonly ink?: string;
}

export type PictureFormat = 'avif' | 'webp';

const shape = /^p_([a-z\d]{22})_(\d{1,5})x(\d{1,5})_([\da-f]{6})(?:_([\da-f]{6}))?$/;
const standardWidths = [96, 192, 320, 640, 960, 1_280, 1_920] as const;

export const pictureId = ({ hash, width, height, colour, ink }: PictureInfo): string =>
  `p_${hash}_${width}x${height}_${colour.slice(1)}${ink ? `_${ink.slice(1)}` : ''}`;

export function parsePictureId(id: string): PictureInfo | undefined {
  const [, hash, width, height, colour, ink] = shape.exec(id) ?? [];
  if (!hash || !Number(width) || !Number(height)) return undefined;
  return { hash, width: Number(width), height: Number(height), colour: `#${colour}`, ...(ink && { ink: `#${ink}` }) };
}

/** Widths in which a picture is stored, smallest first; never wider than the original. */
export const pictureWidths = ({ width }: Pick<PictureInfo, 'width'>): number[] => {
  const narrower = standardWidths.filter((step) => step < width);
  return [...narrower, Math.min(width, standardWidths.at(-1) ?? width)];
};

/** Immutable: different bytes have a different hash. */
export const pictureUrl = ({ hash }: Pick<PictureInfo, 'hash'>, width: number, format: PictureFormat): string =>
  `/files/${hash}-${width}.${format}`;
