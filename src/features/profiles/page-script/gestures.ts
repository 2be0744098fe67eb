/** Gesture calculations for pictures, as pure functions. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Zoom extends Point {
  readonly scale: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
const maxScale = 5;
const doubleTapScale = 2.5;
const swipeShare = 0.16;

export const spread = (one: Point, two: Point): number => Math.hypot(one.x - two.x, one.y - two.y);
export const middle = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

/** Limits the position so that a zoomed picture cannot be moved past its edges. */
export function within({ scale, x, y }: Zoom, { x: width, y: height }: Point): Zoom {
  const bounded = Math.min(Math.max(scale, 1), maxScale);
  const limit = (size: number) => ((bounded - 1) * size) / 2;
  const clamp = (value: number, maxScale: number) => Math.min(Math.max(value, -maxScale), maxScale);
  return { scale: bounded, x: clamp(x, limit(width)), y: clamp(y, limit(height)) };
}

/** Scales around a point, which stays in place; it is relative to the middle of the stage. */
export function zoomedAt(zoom: Zoom, scale: number, at: Point): Zoom {
  const bounded = Math.min(Math.max(scale, 1), maxScale);
  const ratio = bounded / zoom.scale;
  return { scale: bounded, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

export const toggled = (zoom: Zoom, at: Point): Zoom => (zoom.scale > 1 ? noZoom : zoomedAt(zoom, doubleTapScale, at));

/** The next picture enters from the end of the reading direction, so the swipe goes the opposite way. */
export function swipeStep(offset: Point, width: number, isRtl: boolean): -1 | 0 | 1 {
  if (Math.abs(offset.x) < width * swipeShare || Math.abs(offset.x) < Math.abs(offset.y)) return 0;
  return offset.x < 0 === isRtl ? -1 : 1;
}

export function keyStep(key: string, isRtl: boolean): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === isRtl ? 1 : -1;
}

export const indexAfter = (index: number, step: number, count: number): number => (index + step + count) % count;
