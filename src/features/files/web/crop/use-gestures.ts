import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from './geometry.ts';
import type { Crop } from './use-crop.ts';

const keyStep = 0.04;
const keyZoom = 1.15;
const wheelPower = 0.0015;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** One finger moves, two come closer, and so do the wheel and the keyboard. */
export function useGestures(stage: RefObject<HTMLElement | null>, { move, zoomBy }: Crop) {
  const pointers = useRef(new Map<number, Point>());

  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: (clientX - box.x) / box.width, y: (clientY - box.y) / box.height } : { x: 0, y: 0 };
  };

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * wheelPower), inFrame(event));
    };
    // Not by React, whose listener may not keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, inFrame(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = [...pointers.current.values()];
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, inFrame(event));
    const after = [...pointers.current.values()];
    const from = middle(before);
    const to = middle(after);
    move({ x: to.x - from.x, y: to.y - from.y });
    if (before.length === 2) zoomBy(pinchDistance(after) / Math.max(pinchDistance(before), 0.01), to);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = directions[event.key];
    const step = event.shiftKey ? keyStep * 5 : keyStep;
    if (direction) move({ x: direction.x * step, y: direction.y * step });
    else if (event.key === '+' || event.key === '=') zoomBy(keyZoom);
    else if (event.key === '-') zoomBy(1 / keyZoom);
    else return;
    event.preventDefault();
  };

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
});

const pinchDistance = ([one, two]: readonly Point[]): number =>
  one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 1;
