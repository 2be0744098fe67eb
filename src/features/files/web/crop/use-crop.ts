import { useMemo, useState } from 'react';
import { maxZoom, moved, type Point, type Size, shaped, turned, type View, wholeView, zoomed } from './geometry.ts';

export interface Crop {
  readonly view: View;
  readonly maxZoom: number;
  readonly isFree: boolean;
  move(way: Point): void;
  zoomBy(factor: number, at?: Point): void;
  zoomTo(zoom: number): void;
  turn(way: 1 | -1): void;
  shape(aspect: number): void;
  reset(): void;
}

/** Without an aspect the frame is free. */
export function useCrop(size: Size, aspect: number | undefined): Crop {
  const isFree = aspect === undefined;
  const [view, setView] = useState(() => wholeView(size, aspect));
  const actions = useMemo(
    () => ({
      move: (way: Point) => setView((now) => moved(size, now, way)),
      zoomBy: (factor: number, at?: Point) => setView((now) => zoomed(size, now, now.zoom * factor, at)),
      zoomTo: (zoom: number) => setView((now) => zoomed(size, now, zoom)),
      turn: (way: 1 | -1) => setView((now) => turned(size, now, way, isFree)),
      shape: (next: number) => setView((now) => shaped(size, now, next)),
      reset: () => setView(wholeView(size, aspect)),
    }),
    [size, aspect, isFree],
  );
  return { view, maxZoom: maxZoom(size, view), isFree, ...actions };
}
