import {
  circle,
  dark,
  faded,
  glow,
  type Picture,
  pale,
  path,
  rect,
  repeat,
  solid,
  square,
  stroke,
  wash,
  wide,
} from './shapes.ts';

const copper = '#d08a55';
const blue = '#0d4f7c';

/** A run of pipe through corner points, with rings at its bends. */
function pipe(points: readonly (readonly [number, number])[], width: number, colour: string): string {
  const d = points.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
  const joints = points
    .slice(1, -1)
    .map(
      ([x, y]) =>
        circle(x, y, width * 0.66, dark(colour, 0.12)) +
        circle(x - width * 0.12, y - width * 0.12, width * 0.42, pale(colour, 0.2)),
    );
  return (
    stroke(d, dark(colour, 0.3), width + 8) +
    stroke(d, colour, width) +
    stroke(d, pale(colour, 0.45), width * 0.18, `transform="translate(${-width * 0.16} ${-width * 0.16})"`) +
    joints.join('')
  );
}

const drop = (x: number, y: number, r: number, colour = '#8fd0ee'): string =>
  path(
    `M${x} ${y - r * 1.7}C${x + r * 0.4} ${y - r} ${x + r} ${y - r * 0.4} ${x + r} ${y + r * 0.1}a${r} ${r} 0 0 1 ${-2 * r} 0C${x - r} ${y - r * 0.4} ${x - r * 0.4} ${y - r} ${x} ${y - r * 1.7}z`,
    colour,
  ) +
  path(
    `M${x - r * 0.55} ${y + r * 0.1}a${r * 0.55} ${r * 0.55} 0 0 0 ${r * 0.45} ${r * 0.6}`,
    'none',
    `stroke="#fff" stroke-width="${r * 0.18}" stroke-linecap="round" opacity=".8"`,
  );

const wheel = (x: number, y: number, r: number, colour: string): string =>
  circle(x, y, r, dark(colour, 0.2)) +
  circle(x, y, r * 0.8, colour) +
  repeat(
    4,
    (index) =>
      `<g transform="rotate(${45 + index * 90} ${x} ${y})">${rect(x - r * 0.09, y - r * 0.8, r * 0.18, r * 0.8, dark(colour, 0.25))}</g>`,
  ) +
  circle(x, y, r * 0.26, pale(colour, 0.3));

const bulb = (x: number, top: number, y: number, r: number, colour = '#ffcf6b'): string =>
  stroke(`M${x} ${top}V${y - r * 1.5}`, '#3d372b', 5) +
  glow(x, y, r * 5, colour, 0.55) +
  rect(x - r * 0.36, y - r * 1.6, r * 0.72, r * 0.7, '#6a5b3c', 'rx="6"') +
  circle(x, y, r, '#ffe9b8') +
  circle(x, y, r * 0.9, colour, 'opacity=".75"') +
  stroke(
    `M${x - r * 0.3} ${y - r * 0.7}l${r * 0.1} ${r * 0.8}l${r * 0.2} ${-r * 0.4}l${r * 0.2} ${r * 0.4}l${r * 0.1} ${-r * 0.8}`,
    '#fff7e2',
    4,
  );

const night = '#14120d';

export const home: Record<string, Picture> = {
  'alon-drai-cover': wide(
    wash(1280, 560, '#1d74a8', blue, [0, 0, 1, 1]) +
      faded(
        0.12,
        repeat(9, (row) =>
          repeat(14, (column) => rect(column * 100 - (row % 2) * 50, row * 64, 96, 60, '#ffffff', 'rx="5"')),
        ),
      ) +
      pipe(
        [
          [-40, 150],
          [300, 150],
          [300, 420],
          [560, 420],
          [560, 110],
          [860, 110],
          [860, 330],
          [1320, 330],
        ],
        46,
        copper,
      ) +
      pipe(
        [
          [120, 600],
          [120, 300],
          [-40, 300],
        ],
        34,
        '#c9d3d8',
      ) +
      pipe(
        [
          [1100, 600],
          [1100, 180],
          [1320, 180],
        ],
        34,
        '#c9d3d8',
      ) +
      wheel(300, 290, 62, '#e4573d') +
      wheel(860, 230, 50, '#f2b64c') +
      drop(700, 210, 20) +
      drop(700, 300, 14) +
      drop(1010, 450, 22),
  ),
  'khoury-electric-cover': wide(
    rect(0, 0, 1280, 560, night) +
      glow(300, 560, 620, '#5a4212', 0.7) +
      [
        [140, 230, 30],
        [340, 330, 40],
        [560, 200, 26],
        [760, 300, 46],
        [960, 180, 30],
        [1140, 310, 38],
      ]
        .map(([x = 0, y = 0, r = 0]) => bulb(x, 0, y, r))
        .join(''),
  ),
  'khoury-electric-1': square(
    wash(800, 800, '#2a2519', night) +
      rect(130, 110, 540, 580, '#efe9dc', 'rx="26"') +
      rect(150, 130, 500, 540, '#dcd3c0', 'rx="16"') +
      repeat(
        3,
        (row) =>
          rect(180, 170 + row * 165, 440, 130, '#f8f4ea', 'rx="10"') +
          repeat(
            7,
            (column) =>
              rect(194 + column * 60, 186 + row * 165, 52, 98, '#ffffff', 'rx="6" stroke="#c9bfa9" stroke-width="2"') +
              rect(
                208 + column * 60,
                204 + row * 165 + (column === 2 && row === 1 ? 30 : 0),
                24,
                34,
                row === 0 && column < 2 ? '#e4573d' : '#37322a',
                'rx="4"',
              ),
          ),
      ) +
      glow(660, 120, 260, '#f5b83d', 0.35),
  ),
  'khoury-electric-2': square(
    wash(800, 800, '#33291a', '#17130c') +
      bulb(220, 0, 300, 46) +
      bulb(400, 0, 240, 54) +
      bulb(580, 0, 300, 46) +
      rect(60, 560, 680, 46, '#e9dcc2', 'rx="8"') +
      rect(90, 606, 620, 194, '#6c4f30') +
      repeat(4, (index) => rect(110 + index * 148, 640, 130, 160, '#5b4127', 'rx="6"')) +
      circle(330, 536, 26, '#e4573d') +
      circle(376, 540, 22, '#f2b64c') +
      solid('M470 560l12-80h56l12 80z', '#fdf6e6', 470, 80),
  ),
  'khoury-electric-3': square(
    wash(800, 800, '#3a3528', '#1a1710') +
      rect(0, 620, 800, 180, '#262219') +
      faded(0.5, stroke('M60 800l110-180M740 800L630 620', '#f5b83d', 6)) +
      glow(400, 280, 380, '#f5b83d', 0.3) +
      rect(290, 130, 220, 360, '#f7f3e9', 'rx="44"') +
      rect(314, 154, 172, 200, '#1c1912', 'rx="26"') +
      path('M412 180l-58 92h42l-14 60 62-94h-44z', '#f5b83d') +
      rect(374, 490, 52, 140, '#3b352a') +
      circle(400, 424, 34, '#2a261d') +
      circle(400, 424, 16, '#f5b83d') +
      stroke('M428 430C560 440 560 660 660 640S720 560 700 520', '#0d0b08', 18) +
      stroke('M428 430C560 440 560 660 660 640S720 560 700 520', '#4b4436', 8),
  ),
  'khoury-electric-4': square(
    rect(0, 0, 800, 800, '#1b1710') +
      repeat(7, (step) => {
        const y = 740 - step * 96;
        const x = 60 + step * 62;
        return (
          glow(x + 320, y + 20, 300, '#ffca62', 0.22) +
          rect(x, y, 760 - x + 40, 96, step % 2 ? '#4a3c28' : '#43361f') +
          rect(x, y, 760 - x + 40, 12, '#7a6241') +
          rect(x + 12, y + 12, 760 - x, 8, '#ffdf94', 'opacity=".95"')
        );
      }),
  ),
};
