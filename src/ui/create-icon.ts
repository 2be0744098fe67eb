import type { LucideProps } from 'lucide-react';
import { createElement, type ReactElement } from 'react';

export type IconDrawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Draws as the icon library does, which browsers load nothing of: the build writes icons into the modules that show
 * them. See decision 77.
 */
export const createIcon =
  (name: string, drawing: IconDrawing) =>
  ({ size = 24, className, ...rest }: LucideProps): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        // A name makes it a picture of its own.
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
        className: className ? `${name} ${className}` : name,
      },
      ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
    );
