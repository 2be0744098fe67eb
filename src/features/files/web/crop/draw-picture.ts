import { cropOf, fullView, outputSize, type Size, uprightSize, type View } from './geometry.ts';

const quarter = Math.PI / 2;

/** Draws the cropped part of a picture over the whole canvas. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, view: View): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const crop = cropOf(picture, view);
  const scale = canvas.width / crop.width;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(
    scale,
    0,
    0,
    canvas.height / crop.height,
    -crop.x * scale,
    (-crop.y * canvas.height) / crop.height,
  );
  rotate(context, uprightSize(picture, view), view);
  context.drawImage(picture, 0, 0);
}

function rotate(context: CanvasRenderingContext2D, upright: Size, { quarterTurns }: View): void {
  if (quarterTurns === 1 || quarterTurns === 2) context.translate(upright.width, 0);
  if (quarterTurns === 2 || quarterTurns === 3) context.translate(0, upright.height);
  context.rotate(quarterTurns * quarter);
}

/** Encodes photos as JPEG and types that may be transparent as WebP, or PNG where the browser cannot encode WebP. */
const transparentTypes = new Set(['image/png', 'image/webp', 'image/gif', 'image/avif']);
const quality = 0.9;
const maxUploadBytes = 6 * 1_024 * 1_024;

export async function drawPicture(picture: ImageBitmap, view: View, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, outputSize(cropOf(picture, view)));
  paint(canvas, picture, view);
  const drawn = await write(canvas, transparentTypes.has(type) ? 'image/webp' : 'image/jpeg');
  return drawn.size <= maxUploadBytes ? drawn : write(onWhite(canvas), 'image/jpeg');
}

/** JPEG has no transparency and would turn it black. */
function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

const write = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      type,
      quality,
    );
  });

/** The whole picture, small enough to upload from a phone. */
export const drawFullPicture = (picture: ImageBitmap, type: string): Promise<Blob> =>
  drawPicture(picture, fullView(picture), type);
