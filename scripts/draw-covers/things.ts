/** Things that stand in several covers, in the colours of the brand. */
import { encode } from 'uqr';
import { circle, clipped, faded, gradient, path, rect, repeat, stroke, translated } from '../draw-examples/shapes.ts';

export const size = { width: 1280, height: 720 } as const;

export const sea = {
  950: '#08302f',
  900: '#0b3d3b',
  800: '#0f4c4a',
  700: '#12615d',
  500: '#2b8a83',
  300: '#8cc5bd',
  100: '#dcefea',
  50: '#eef7f4',
} as const;
export const coral = { 600: '#c8452a', 400: '#ff7a59', 200: '#ffb9a4', 100: '#ffe4db' } as const;
export const sand = { 50: '#fdfbf7', 100: '#fbf6ef', 200: '#f1ebe1', 300: '#e4dbcc', 400: '#cdbfa8' } as const;
export const ink = { 900: '#14211f', 600: '#4f5f5c', 400: '#9aa8a5' } as const;
export const white = '#ffffff';

export const round = (x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string =>
  rect(x, y, w, h, fill, `rx="${r}" ${more}`);

/** A line of writing that says nothing. */
export const line = (x: number, y: number, w: number, colour: string, h = 14): string =>
  round(x, y, w, h, h / 2, colour);

/** Light comes from above: things throw it a little down. `body` is drawn again, dark and soft. */
let softened = 0;
export function lifted(body: string, { by = 18, blur = 20, strength = 0.22 } = {}): string {
  softened += 1;
  const id = `soft${softened}`;
  const filter = `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feColorMatrix values="0 0 0 0 .03 0 0 0 0 .16 0 0 0 0 .15 0 0 0 ${strength} 0"/><feGaussianBlur stdDeviation="${blur}"/></filter>`;
  return `${filter}<g transform="translate(0 ${by})" filter="url(#${id})">${body}</g>${body}`;
}

/** The touch: rings that spread from a point, over the whole ground. */
export const ripples = (
  x: number,
  y: number,
  colour: string,
  { from = 150, step = 110, count = 7, width = 2 } = {},
): string =>
  repeat(count, (index) =>
    circle(
      x,
      y,
      from + step * index,
      'none',
      `stroke="${colour}" stroke-width="${width}" opacity="${1 - index / (count + 1)}"`,
    ),
  );

export function ground(from: string, to: string, x = 640, y = 360, rings = white, strength = 0.5): string {
  const { fill, defs } = gradient(
    [
      [0, from],
      [1, to],
    ],
    [0, 0, 1, 1],
  );
  return defs + rect(0, 0, size.width, size.height, fill) + faded(strength, ripples(x, y, rings));
}

/** Arcs that leave a point towards the right before they are turned. */
export const waves = (
  x: number,
  y: number,
  turn: number,
  colour: string,
  { from = 40, step = 34, count = 3, width = 13 } = {},
): string =>
  translated(
    x,
    y,
    repeat(count, (index) => {
      const r = from + step * index;
      const [dx, dy] = [r * Math.cos(0.72), r * Math.sin(0.72)];
      return stroke(`M${dx} ${-dy}A${r} ${r} 0 0 1 ${dx} ${dy}`, colour, width);
    }),
    `rotate(${turn})`,
  );

export const logo = (x: number, y: number, r: number, disc: string = sea[800], arcs: string = white): string =>
  translated(
    x - r,
    y - r,
    circle(16, 16, 16, disc) +
      circle(20.4, 16, 3.1, coral[400]) +
      stroke('M15.6 9.9a8.4 8.4 0 0 0 0 12.2M11.1 6.8a13.4 13.4 0 0 0 0 18.4', arcs, 2.4),
    `scale(${r / 16})`,
  );

/** Its screen is drawn on 360 by 740, from the upper corner. */
export function phone(
  x: number,
  y: number,
  width: number,
  turn: number,
  screen: string,
  ground: string = sand[50],
): string {
  const frame = 'M58 0h276a58 58 0 0 1 58 58v684a58 58 0 0 1-58 58H58a58 58 0 0 1-58-58V58a58 58 0 0 1 58-58z';
  const glass = 'M60 16h272a44 44 0 0 1 44 44v680a44 44 0 0 1-44 44H60a44 44 0 0 1-44-44V60a44 44 0 0 1 44-44z';
  const body =
    path(frame, ink[900]) +
    clipped(glass, path(glass, ground) + translated(16, 16, screen)) +
    round(146, 30, 100, 24, 12, ink[900]);
  return translated(
    x,
    y,
    translated(-196, -400, lifted(body, { by: 26, blur: 26, strength: 0.3 })),
    `rotate(${turn}) scale(${width / 392})`,
  );
}

/** The middle of the card stands at the point. */
export function physicalCard(x: number, y: number, width: number, turn: number, face = ''): string {
  const { fill, defs } = gradient(
    [
      [0, sea[500]],
      [0.55, sea[700]],
      [1, sea[800]],
    ],
    [0, 0, 1, 1],
  );
  const edge = 'M36 0h568a36 36 0 0 1 36 36v332a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36V36A36 36 0 0 1 36 0z';
  const inside =
    rect(0, 0, 640, 404, fill) +
    faded(0.1, ripples(560, 40, white, { from: 120, step: 90, count: 5, width: 34 })) +
    face;
  return translated(
    x,
    y,
    defs +
      translated(
        -320,
        -202,
        lifted(path(edge, sea[700]) + clipped(edge, inside), { by: 20, blur: 22, strength: 0.32 }),
      ),
    `rotate(${turn}) scale(${width / 640})`,
  );
}

export const physicalCardFace = (): string =>
  logo(76, 76, 36, white, sea[800]) +
  line(132, 66, 130, white, 20) +
  waves(530, 76, 0, coral[400], { from: 18, step: 20, width: 9 }) +
  line(48, 296, 230, white, 26) +
  faded(0.6, line(48, 340, 160, white, 16));

/** A true code, of an address that can belong to nobody. */
export function code(x: number, y: number, side: number, colour: string = ink[900]): string {
  const { data, size: modules } = encode('https://negia.example', { ecc: 'L', border: 0 });
  const dots = data.flatMap((row, down) =>
    row.flatMap((isDark, across) => (isDark ? [`M${across} ${down}h1v1h-1z`] : [])),
  );
  return (
    round(x, y, side, side, side * 0.08, white) +
    translated(
      x + side * 0.1,
      y + side * 0.1,
      path(dots.join(''), colour, 'shape-rendering="crispEdges"'),
      `scale(${(side * 0.8) / modules})`,
    )
  );
}

/** A speech bubble whose tail points down to one of its ends. */
export function bubble(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  tail: 'start' | 'end',
  inside = '',
): string {
  const r = Math.min(54, h / 2);
  const point =
    tail === 'start'
      ? `M${r} ${h - 30}q-6 44-${r + 14} 60q58 4 ${r + 50}-50z`
      : `M${w - r} ${h - 30}q6 44 ${r + 14} 60q-58 4-${r + 50}-50z`;
  return translated(
    x,
    y,
    lifted(round(0, 0, w, h, r, colour) + path(point, colour), { by: 14, blur: 18, strength: 0.16 }) + inside,
  );
}

export const tick = (x: number, y: number, length: number, colour: string, width = 12): string =>
  stroke(`M${x} ${y}l${length * 0.36} ${length * 0.36}l${length * 0.64}-${length * 0.74}`, colour, width);

/** A head and shoulders without a face, from the middle of the head. */
export const portrait = (
  x: number,
  y: number,
  r: number,
  { skin = '#f3bfa0', hair = '#4a2c23', shirt = sea[700] as string } = {},
): string =>
  translated(
    x,
    y,
    path('M-70 150c0-62 30-86 70-86s70 24 70 86z', shirt) +
      path('M-16 30h32v44q-16 18-32 0z', '#e3a887') +
      path('M-46-8c-14-54 20-78 48-78s58 22 46 80c-2 22-4 40-10 54h-76c-6-16-8-34-8-56z', hair) +
      path('M-36-14c0-6 4-16 18-22 20 8 44 4 52-2 4 6 4 14 4 24 0 32-18 54-38 54s-36-22-36-54z', skin),
    `scale(${r / 100})`,
  );

/** A month with its first row at `top`; `marked` are the days that have a colour. */
export function calendar(
  x: number,
  y: number,
  w: number,
  turn: number,
  rows: number,
  draw: (day: number, x: number, y: number, side: number) => string,
): string {
  const side = (w - 80) / 7;
  const h = 150 + rows * side;
  const days = repeat(rows * 7, (day) => draw(day, 40 + (day % 7) * side, 118 + Math.floor(day / 7) * side, side));
  const rings = [0.25, 0.75].map((at) => round(w * at - 8, -26, 16, 56, 8, ink[900])).join('');
  const top = path(`M0 28a28 28 0 0 1 28-28h${w - 56}a28 28 0 0 1 28 28v58H0z`, coral[400]);
  return translated(x, y, lifted(round(0, 0, w, h, 28, white)) + top + rings + days, `rotate(${turn})`);
}

/** Paper from a till, torn off below. */
export function receipt(w: number, h: number, inside: string): string {
  const teeth = 10;
  const step = w / teeth;
  const edge = Array.from({ length: teeth }, () => `l${-step / 2} 18l${-step / 2}-18`).join('');
  return lifted(path(`M0 14a14 14 0 0 1 14-14h${w - 28}a14 14 0 0 1 14 14v${h - 14}${edge}z`, white)) + inside;
}
