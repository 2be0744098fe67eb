import type { TextElement } from '../../design/elements.ts';

interface FaceTextProps {
  readonly element: TextElement;
}

/** Left and right are the card's; what a browser calls start and end follows the line's own direction. */
const anchors = {
  ltr: { left: 'start', middle: 'middle', right: 'end' },
  rtl: { left: 'end', middle: 'middle', right: 'start' },
} as const;

export function FaceText({ element }: FaceTextProps) {
  const { text, x, y, size, weight, fill, direction, anchor } = element;
  return (
    <text
      x={x}
      y={y}
      fill={fill}
      fontFamily="'Rubik Variable', Rubik, sans-serif"
      fontSize={size}
      fontWeight={weight}
      direction={direction}
      unicodeBidi="isolate"
      textAnchor={anchors[direction][anchor]}
      xmlSpace="preserve"
    >
      {text}
    </text>
  );
}
