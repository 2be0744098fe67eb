/** A stored picture's id says all that a page needs to show it, so that no page waits for a look-up. */
export interface PictureInfo {
  /** Of its bytes: 22 small letters and digits, since it also names files on disks that do not tell cases apart. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Its mean colour, shown until the picture is there: `#aabbcc`. */
  readonly colour: string;
}

export type PictureFormat = 'avif' | 'webp';

const shape = /^p_([a-z\d]{22})_(\d{1,5})x(\d{1,5})_([\da-f]{6})$/;
const standardWidths = [96, 192, 320, 640, 960, 1_280, 1_920] as const;

export const pictureId = ({ hash, width, height, colour }: PictureInfo): string =>
  `p_${hash}_${width}x${height}_${colour.slice(1)}`;

export function parsePictureId(id: string): PictureInfo | undefined {
  const [, hash, width, height, colour] = shape.exec(id) ?? [];
  if (!hash || !Number(width) || !Number(height)) return undefined;
  return { hash, width: Number(width), height: Number(height), colour: `#${colour}` };
}

/** The widths in which a picture is kept, smallest first: never wider than it is. */
export const pictureWidths = ({ width }: Pick<PictureInfo, 'width'>): number[] => {
  const narrower = standardWidths.filter((step) => step < width);
  return [...narrower, Math.min(width, standardWidths.at(-1) ?? width)];
};

/** Immutable: other bytes have another hash. */
export const pictureUrl = ({ hash }: Pick<PictureInfo, 'hash'>, width: number, format: PictureFormat): string =>
  `/files/${hash}-${width}.${format}`;
