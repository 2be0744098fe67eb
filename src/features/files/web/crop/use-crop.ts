import { useMemo, useState } from 'react';
import { fullView, maxZoom, type Point, panned, rotated, type Size, shaped, type View, zoomed } from './geometry.ts';

export interface Crop {
  readonly view: View;
  readonly maxZoom: number;
  readonly isFree: boolean;
  move(delta: Point): void;
  zoomBy(factor: number, at?: Point): void;
  zoomTo(zoom: number): void;
  rotate(delta: 1 | -1): void;
  shape(aspect: number): void;
  reset(): void;
}

/** Without an aspect ratio the frame is free. */
export function useCrop(size: Size, aspect: number | undefined): Crop {
  const isFree = aspect === undefined;
  const [view, setView] = useState(() => fullView(size, aspect));
  const actions = useMemo(
    () => ({
      move: (delta: Point) => setView((now) => panned(size, now, delta)),
      zoomBy: (factor: number, at?: Point) => setView((now) => zoomed(size, now, now.zoom * factor, at)),
      zoomTo: (zoom: number) => setView((now) => zoomed(size, now, zoom)),
      rotate: (delta: 1 | -1) => setView((now) => rotated(size, now, delta, isFree)),
      shape: (next: number) => setView((now) => shaped(size, now, next)),
      reset: () => setView(fullView(size, aspect)),
    }),
    [size, aspect, isFree],
  );
  return { view, maxZoom: maxZoom(size, view), isFree, ...actions };
}
