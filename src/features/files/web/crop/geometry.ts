export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of a picture is kept. All of it is measured on the picture as it stands after its turns. */
export interface View {
  /** Quarter turns to the right. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Width by height of what is kept. */
  readonly aspect: number;
  /** 1 is as much as fits. */
  readonly zoom: number;
  /** The middle of what is kept, each from 0 to 1. */
  readonly centre: Point;
}

export interface Rect extends Point, Size {}

/** Whoever comes closer than this many pixels sees nothing but pixels. */
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

/** The largest part of the picture that has the wanted shape. */
function fitted(size: Size, { quarterTurns, aspect }: Pick<View, 'quarterTurns' | 'aspect'>): Size {
  const upright = uprightSize(size, { quarterTurns });
  const width = Math.min(upright.width, upright.height * aspect);
  return { width, height: width / aspect };
}

export function maxZoom(size: Size, view: View): number {
  const { width, height } = fitted(size, view);
  return clamp(1, Math.min(width, height) / minPixels, zoomLimit);
}

/** The same view with nothing of it beyond the edges. */
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

/** What is kept, in pixels of the upright picture. */
export function cropOf(size: Size, view: View): Rect {
  const { zoom, centre } = clampedView(size, view);
  const upright = uprightSize(size, view);
  const fit = fitted(size, view);
  const width = fit.width / zoom;
  const height = fit.height / zoom;
  return { x: centre.x * upright.width - width / 2, y: centre.y * upright.height - height / 2, width, height };
}

/** Moves the picture under the frame; the way is measured in frames. */
export function panned(size: Size, view: View, delta: Point): View {
  const crop = cropOf(size, view);
  const upright = uprightSize(size, view);
  const centre = {
    x: view.centre.x - (delta.x * crop.width) / upright.width,
    y: view.centre.y - (delta.y * crop.height) / upright.height,
  };
  return clampedView(size, { ...view, centre });
}

/** Comes closer, and what lies under the point (0 to 1 of the frame) stays there. */
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

/** A free frame turns along with its picture; a fixed one keeps its shape. */
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

/** As many pixels as are kept of it later, and never more than it has. */
export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, maxOutput.width / width, maxOutput.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
