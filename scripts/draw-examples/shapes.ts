/** Small pieces of SVG from which the pictures of the examples are put together. */

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** From one colour (0) to another (1). */
export const mix = (one: string, two: string, share: number): string => {
  const to = channels(two);
  return `#${channels(one)
    .map((value, index) =>
      Math.round(value + ((to[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const dark = (colour: string, share = 0.2): string => mix(colour, '#10161c', share);
export const pale = (colour: string, share = 0.3): string => mix(colour, '#ffffff', share);

let lastId = 0;
const newId = (): string => {
  lastId += 1;
  return `i${lastId}`;
};

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const translated = (x: number, y: number, body: string, more = ''): string =>
  `<g transform="translate(${x} ${y}) ${more}">${body}</g>`;
export const faded = (opacity: number, body: string): string => `<g opacity="${opacity}">${body}</g>`;
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
export const clipped = (d: string, body: string): string => {
  const id = newId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
};

export function gradient(stops: readonly (readonly [number, string, number?])[], [x1, y1, x2, y2] = [0, 0, 0, 1]) {
  const id = newId();
  const list = stops.map(
    ([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return {
    fill: `url(#${id})`,
    defs: `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`,
  };
}

export function glow(x: number, y: number, r: number, colour: string, strength = 0.6): string {
  const id = newId();
  const stops = [
    [0, strength],
    [0.4, strength * 0.42],
    [1, 0],
  ].map(([at, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`);
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>${circle(x, y, r, `url(#${id})`)}`;
}

export const wash = (
  w: number,
  h: number,
  from: string,
  to: string,
  direction?: [number, number, number, number],
): string => {
  const { fill, defs } = gradient(
    [
      [0, from],
      [1, to],
    ],
    direction,
  );
  return defs + rect(0, 0, w, h, fill);
};

/** A thing with one lit and one shaded side: `x` and `w` say how wide it is. */
export function solid(d: string, colour: string, x: number, w: number): string {
  const inside =
    rect(x + w * 0.58, -2000, w, 4000, '#10161c', 'opacity=".13"') +
    rect(x + w * 0.82, -2000, w, 4000, '#10161c', 'opacity=".1"') +
    rect(x + w * 0.1, -2000, w * 0.09, 4000, '#ffffff', 'opacity=".22"');
  return path(d, colour) + clipped(d, inside);
}

export const shadow = (x: number, y: number, rx: number, strength = 0.16): string =>
  ellipse(x + rx * 0.12, y, rx * 1.12, rx * 0.13, '#10161c', `opacity="${strength}"`);

/** An opening with a round top, standing on `y`. */
export const archPath = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`;

export const leafPath = (length: number, width: number): string =>
  `M0 0C${length * 0.3} ${-width} ${length * 0.75} ${-width} ${length} 0C${length * 0.75} ${width} ${length * 0.3} ${width} 0 0z`;

export const leaf = (x: number, y: number, length: number, width: number, turn: number, colour: string): string =>
  translated(
    x,
    y,
    path(leafPath(length, width), colour) +
      path(`M0 0C${length * 0.3} ${width} ${length * 0.75} ${width} ${length} 0z`, dark(colour, 0.14)) +
      stroke(`M4 0H${length * 0.92}`, pale(colour, 0.25), Math.max(1.5, width * 0.06)),
    `rotate(${turn})`,
  );

/** A twig with leaves on both sides, growing to the right before it is turned. */
export function twig(x: number, y: number, length: number, turn: number, colour: string, size = 0.3): string {
  const pairs = Math.max(3, Math.round(length / 55));
  const leaves = repeat(pairs, (index) => {
    const at = ((index + 0.6) / pairs) * length;
    const scale = (1 - (index / pairs) * 0.45) * length * size;
    return leaf(at, 0, scale, scale * 0.26, -42, colour) + leaf(at - 12, 0, scale, scale * 0.26, 42, dark(colour, 0.1));
  });
  return translated(
    x,
    y,
    stroke(`M0 0Q${length / 2} -8 ${length} 0`, dark(colour, 0.25), Math.max(3, length * 0.012)) +
      leaves +
      leaf(length - 4, 0, length * size * 0.6, length * size * 0.15, 0, colour),
    `rotate(${turn})`,
  );
}

export function vase(x: number, y: number, w: number, h: number, colour: string): string {
  const neck = w * 0.46;
  const d = `M${x - neck / 2} ${y - h}h${neck}c0 ${h * 0.2} ${w * 0.27} ${h * 0.24} ${w * 0.27} ${h * 0.58}c0 ${h * 0.3} ${-w * 0.2} ${h * 0.42} ${-w * 0.3} ${h * 0.42}h${-(neck - w * 0.06)}c${-w * 0.1} 0 ${-w * 0.3} ${-h * 0.12} ${-w * 0.3} ${-h * 0.42}c0 ${-h * 0.34} ${w * 0.27} ${-h * 0.38} ${w * 0.27} ${-h * 0.58}z`;
  return (
    shadow(x, y, w * 0.42) +
    solid(d, colour, x - w / 2, w) +
    ellipse(x, y - h, neck / 2, neck * 0.12, dark(colour, 0.35))
  );
}

export function bottle(x: number, y: number, w: number, h: number, colour: string, cap: string): string {
  const body = `M${x - w / 2} ${y - h * 0.62}q0 ${-h * 0.1} ${w * 0.3} ${-h * 0.12}v${-h * 0.04}h${w * 0.4}v${h * 0.04}q${w * 0.3} ${h * 0.02} ${w * 0.3} ${h * 0.12}V${y - w * 0.12}q0 ${w * 0.12} ${-w * 0.12} ${w * 0.12}H${x - w / 2 + w * 0.12}q${-w * 0.12} 0 ${-w * 0.12} ${-w * 0.12}z`;
  const label = rect(x - w * 0.34, y - h * 0.46, w * 0.68, h * 0.26, '#ffffff', 'rx="4" opacity=".78"');
  return (
    shadow(x, y, w * 0.55) +
    solid(`M${x - w * 0.2} ${y - h}h${w * 0.4}v${h * 0.24}h${-w * 0.4}z`, cap, x - w * 0.2, w * 0.4) +
    solid(body, colour, x - w / 2, w) +
    label +
    stroke(`M${x - w * 0.2} ${y - h * 0.37}h${w * 0.4}M${x - w * 0.2} ${y - h * 0.3}h${w * 0.24}`, dark(colour, 0.3), 3)
  );
}

export function bowl(x: number, y: number, w: number, h: number, colour: string, inside: string): string {
  const d = `M${x - w / 2} ${y - h}h${w}c0 ${h * 0.7} ${-w * 0.24} ${h} ${-w * 0.36} ${h}h${-w * 0.28}c${-w * 0.12} 0 ${-w * 0.36} ${-h * 0.3} ${-w * 0.36} ${-h}z`;
  return (
    shadow(x, y, w * 0.36) +
    solid(d, colour, x - w / 2, w) +
    ellipse(x, y - h, w / 2, w * 0.1, pale(colour, 0.25)) +
    ellipse(x, y - h, w * 0.45, w * 0.082, inside)
  );
}

/** Petals around a heart. */
export const flower = (
  x: number,
  y: number,
  r: number,
  petals: number,
  colour: string,
  heart: string,
  turn = 0,
): string =>
  translated(
    x,
    y,
    repeat(petals, (index) =>
      ellipse(
        0,
        -r * 0.58,
        r * 0.3 + r * (1.4 / petals),
        r * 0.5,
        index % 2 ? colour : pale(colour, 0.14),
        `transform="rotate(${(360 / petals) * index})"`,
      ),
    ) +
      circle(0, 0, r * 0.3, heart) +
      circle(-r * 0.06, -r * 0.06, r * 0.16, pale(heart, 0.3)),
    `rotate(${turn})`,
  );

/** Rings of petals that close towards the middle. */
export const peony = (x: number, y: number, r: number, colour: string, turn = 0): string =>
  translated(
    x,
    y,
    [1, 0.76, 0.52, 0.3]
      .map((ring, layer) =>
        repeat(9 - layer, (index) =>
          circle(
            0,
            -r * ring * 0.56,
            r * ring * 0.42,
            mix(pale(colour, 0.35), dark(colour, 0.12), layer / 3.4),
            `transform="rotate(${(360 / (9 - layer)) * index + layer * 21})" stroke="${dark(colour, 0.16)}" stroke-opacity=".18" stroke-width="2"`,
          ),
        ),
      )
      .join(''),
    `rotate(${turn})`,
  );

/** A wall, a table, and light that falls in from the side. */
export function room(w: number, h: number, wall: string, table: string, edge = 0.7): string {
  const { fill, defs } = gradient(
    [
      [0, '#ffffff', 0.3],
      [0.6, '#ffffff', 0],
      [1, '#10161c', 0.12],
    ],
    [0, 0, 1, 1],
  );
  return (
    rect(0, 0, w, h, wall) +
    rect(0, h * edge, w, h * (1 - edge), table) +
    rect(0, h * edge, w, h * 0.012, pale(table, 0.25)) +
    defs +
    rect(0, 0, w, h, fill)
  );
}

/** Panes of sunlight on a wall. */
export const sunlight = (x: number, y: number, w: number, h: number, colour = '#ffffff', strength = 0.28): string =>
  faded(
    strength,
    repeat(2, (column) =>
      repeat(3, (row) =>
        path(
          `M${x + column * w * 0.54 + row * w * 0.1} ${y + row * h * 0.35 + column * h * 0.06}l${w * 0.48} ${h * 0.055}l${w * 0.09} ${h * 0.31}l${-w * 0.48} ${-h * 0.055}z`,
          colour,
        ),
      ),
    ),
  );

export const hills = (w: number, h: number, colours: readonly string[], from: number, seed = 1): string =>
  colours
    .map((colour, layer) => {
      const top = from + ((h - from) / colours.length) * layer;
      const swing = (h - from) * 0.2;
      const turn = layer % 2 ? 1 : -1;
      return path(
        `M0 ${top + turn * swing * 0.4}C${w * 0.22} ${top - turn * swing * seed} ${w * 0.42} ${top + turn * swing} ${w * 0.62} ${top + turn * swing * 0.2}S${w * 0.9} ${top - turn * swing * 0.8} ${w} ${top - turn * swing * 0.1}V${h}H0z`,
        colour,
      );
    })
    .join('');

export const square = (body: string): Picture => ({ width: 800, height: 800, body });
export const wide = (body: string): Picture => ({ width: 1280, height: 560, body });
