import sharp from 'sharp';
import { readPicture } from '#features/files/server/index.ts';
import type { PhysicalCardDesign } from '#features/physical-cards/design/design.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { pictureWork } from '#server-kit/heavy-work/index.ts';
import type { TypesetPictures } from '#server-kit/typeset/index.ts';

export interface DesignPictures {
  /** The file of each picture, by its id. */
  readonly names: ReadonlyMap<string, string>;
  readonly files: TypesetPictures;
}

interface PictureRequest {
  /** In pixels, at least; the largest there is where nothing is said. */
  readonly width?: number;
  readonly isGrey: boolean;
}

/** The pictures of a design as a page takes them; undefined where one of them is gone. */
export async function readPictures(
  store: FileStore,
  { logo, picture }: Pick<PhysicalCardDesign, 'logo' | 'picture'>,
  { width = Number.POSITIVE_INFINITY, isGrey }: PictureRequest,
): Promise<DesignPictures | undefined> {
  const names = new Map<string, string>();
  const files: Record<string, Uint8Array> = {};
  for (const id of [logo, picture].filter((each) => each !== null)) {
    const bytes = await readPicture(store, id, width, 'webp');
    if (!bytes) return undefined;
    const file = `picture-${id}.png`;
    names.set(id, file);
    files[file] = await pictureWork.join(() => asPrinted(bytes, isGrey));
  }
  return { names, files };
}

/** Never a JPEG: the typesetter would press it once more, and harder. */
const asPrinted = (bytes: Buffer, isGrey: boolean): Promise<Buffer> =>
  (isGrey ? sharp(bytes).greyscale() : sharp(bytes)).png().toBuffer();
