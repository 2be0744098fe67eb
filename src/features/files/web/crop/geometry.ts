export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cropped part of a picture, measured on the rotated picture. */
export interface View {
  /** Clockwise quarter turns. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Aspect ratio (width / height) of the crop. */
  readonly aspect: number;
  /** 1 shows the largest crop that fits. */
  readonly zoom: number;
  /** Centre of the crop; both coordinates range from 0 to 1. */
  readonly centre: Point;
}

export interface Rect extends Point, Size {}

/** Smallest crop in pixels; zooming further would show only individual pixels. */
const minPixels = 160;
const zoomLimit = 8;

export const uprightSize = ({ width, height }: Size, { quarterTurns }: Pick<View, 'quarterTurns'>): Size =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width };

export const fullView = ({ width, height }: Size, aspect = width / height): View => ({
  quarterTurns: 0,
  aspect,
  zoom: 1,
  centre: { x: 0.5, y: 0.5 },
});

const clamp = (min: number, value: number, max: number): number => Math.min(Math.max(value, min), max);

/** The largest part of the picture with the requested aspect ratio. */
function fitted(size: Size, { quarterTurns, aspect }: Pick<View, 'quarterTurns' | 'aspect'>): Size {
  const upright = uprightSize(size, { quarterTurns });
  const width = Math.min(upright.width, upright.height * aspect);
  return { width, height: width / aspect };
}

export function maxZoom(size: Size, view: View): number {
  const { width, height } = fitted(size, view);
  return clamp(1, Math.min(width, height) / minPixels, zoomLimit);
}

/** The same view, clamped to the picture's edges. */
export function clampedView(size: Size, view: View): View {
  const zoom = clamp(1, view.zoom, maxZoom(size, view));
  const upright = uprightSize(size, view);
  const { width, height } = fitted(size, view);
  const halfWidth = width / zoom / upright.width / 2;
  const halfHeight = height / zoom / upright.height / 2;
  const centre = {
    x: clamp(halfWidth, view.centre.x, 1 - halfWidth),
    y: clamp(halfHeight, view.centre.y, 1 - halfHeight),
  };
  return { ...view, zoom, centre };
}

/** The crop in pixels of the upright picture. */
export function cropOf(size: Size, view: View): Rect {
  const { zoom, centre } = clampedView(size, view);
  const upright = uprightSize(size, view);
  const fit = fitted(size, view);
  const width = fit.width / zoom;
  const height = fit.height / zoom;
  return { x: centre.x * upright.width - width / 2, y: centre.y * upright.height - height / 2, width, height };
}

/** Pans the picture under the frame; `delta` is measured in frame sizes. */
export function panned(size: Size, view: View, delta: Point): View {
  const crop = cropOf(size, view);
  const upright = uprightSize(size, view);
  const centre = {
    x: view.centre.x - (delta.x * crop.width) / upright.width,
    y: view.centre.y - (delta.y * crop.height) / upright.height,
  };
  return clampedView(size, { ...view, centre });
}

/** Zooms while the point under `at` (0 to 1 of the frame) stays in place. */
export function zoomed(size: Size, view: View, zoom: number, at: Point = { x: 0.5, y: 0.5 }): View {
  const before = cropOf(size, view);
  const next = clampedView(size, { ...view, zoom });
  const upright = uprightSize(size, view);
  const after = { width: (before.width * view.zoom) / next.zoom, height: (before.height * view.zoom) / next.zoom };
  const centre = {
    x: (before.x + at.x * before.width + (0.5 - at.x) * after.width) / upright.width,
    y: (before.y + at.y * before.height + (0.5 - at.y) * after.height) / upright.height,
  };
  return clampedView(size, { ...next, centre });
}

/** A free frame rotates with the picture; a fixed one keeps its aspect ratio. */
export function rotated(size: Size, view: View, delta: 1 | -1, isFree: boolean): View {
  const { x, y } = view.centre;
  return clampedView(size, {
    ...view,
    quarterTurns: ((view.quarterTurns + delta + 4) % 4) as View['quarterTurns'],
    aspect: isFree ? 1 / view.aspect : view.aspect,
    centre: delta === 1 ? { x: 1 - y, y: x } : { x: y, y: 1 - x },
  });
}

export const shaped = (size: Size, view: View, aspect: number): View => clampedView(size, { ...view, aspect });

const maxOutput = { width: 1_920, height: 2_560 } as const;

/** Limited to the stored resolution, and never larger than the picture. */
export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxOutput.width / width, maxOutput.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
