import { type PointerEvent, useRef } from 'react';
import { cardSize } from '../../../design/design.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly from: Point;
  readonly start: Point;
  /** Millimetres of the card for one pixel of the screen. */
  readonly scale: number;
}

/** Takes a point of the card along with the pointer. */
export function useDrag(at: Point | null, onMove: (x: number, y: number) => void) {
  const drag = useRef<Drag>(undefined);
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const width = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
      if (!at || !width || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { from: at, start: { x: event.clientX, y: event.clientY }, scale: cardSize.width / width };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<SVGElement>) => {
      if (!drag.current) return;
      const { from, start, scale } = drag.current;
      onMove(from.x + (clientX - start.x) * scale, from.y + (clientY - start.y) * scale);
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };
}
