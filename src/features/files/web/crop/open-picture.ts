import { fileLimits } from '../../domain.ts';
import { drawFullPicture } from './draw-picture.ts';

/** Types that the file chooser accepts. Phone cameras write HEIC, which the phones' own browsers can decode. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif';

/** More pixels exceed what a phone's memory can reasonably hold. */
const maxPixels = 24_000_000;

export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** Decodes upright, regardless of the camera's orientation. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.sqrt(maxPixels / (picture.width * picture.height));
    return scale < 1 ? await downscale(picture, scale) : picture;
  } catch (cause) {
    throw new UnreadablePicture('The picture could not be opened', { cause });
  }
}

async function downscale(picture: ImageBitmap, scale: number): Promise<ImageBitmap> {
  const resizeWidth = Math.floor(picture.width * scale);
  const resizeHeight = Math.floor(picture.height * scale);
  const resized = await createImageBitmap(picture, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  picture.close();
  return resized;
}

/** For pictures that are not cropped. A file this browser cannot decode stays unchanged; the server may support it. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const picture = await openPicture(file);
    const drawn = await drawFullPicture(picture, file.type);
    picture.close();
    return drawn;
  } catch (error) {
    if (file.size <= fileLimits.maxBytes) return file;
    throw error;
  }
}
