import { circle, ellipse, faded, leaf, path, rect, repeat, stroke, translated, twig } from '../draw-examples/shapes.ts';
import { calendar, coral, ground, ink, lifted, line, logo, receipt, round, sand, sea, white } from './things.ts';

const gold = '#f2b84b';

const coin = (x: number, y: number, r: number): string =>
  translated(
    x,
    y,
    lifted(circle(0, 0, 100, '#d99a2b') + circle(-4, -4, 96, gold), { by: 14, blur: 14, strength: 0.24 }) +
      circle(-4, -4, 76, 'none', 'stroke="#d99a2b" stroke-width="7"') +
      circle(22, -4, 18, coral[400]) +
      stroke('M-10-40a50 50 0 0 0 0 72M-38-58a80 80 0 0 0 0 108', '#b97b12', 12),
    `scale(${r / 100})`,
  );

/** A line over the days, with one on which nothing was counted. */
const days = [
  [70, 330],
  [150, 270],
  [230, 296],
  [310, 190],
  [390, 226],
  [550, 250],
  [630, 160],
  [710, 196],
  [790, 96],
] as const;
const chart = (): string => {
  const before = days
    .slice(0, 5)
    .map(([x, y]) => `${x} ${y}`)
    .join('L');
  const after = days
    .slice(5)
    .map(([x, y]) => `${x} ${y}`)
    .join('L');
  const grid = repeat(4, (row) => stroke(`M50 ${90 + row * 90}H820`, sand[200], 3));
  return (
    grid +
    path(`M70 380L${before}L390 380z`, sea[100]) +
    path(`M550 380L${after}L790 380z`, sea[100]) +
    stroke('M390 226L470 380L550 250', sea[300], 6, 'stroke-dasharray="4 16"') +
    stroke(`M${before}`, sea[700], 10) +
    stroke(`M${after}`, sea[700], 10) +
    days.map(([x, y]) => circle(x, y, 13, sea[700]) + circle(x, y, 6, white)).join('') +
    circle(470, 380, 14, white, `stroke="${sand[400]}" stroke-width="5"`) +
    repeat(10, (day) => circle(70 + day * 80, 424, 5, sand[400]))
  );
};

const magnifier = (x: number, y: number): string =>
  translated(
    x,
    y,
    lifted(
      translated(0, 0, round(118, -22, 190, 44, 22, coral[600]), 'rotate(48)') +
        circle(0, 0, 134, coral[400]) +
        circle(0, 0, 108, sand[50]),
      { by: 20, blur: 20, strength: 0.34 },
    ) +
      path('M-96 50Q-70 30-34 8L40-34L96-6A108 108 0 0 1-96 50z', sea[100]) +
      stroke('M-98 44L-20 0L40-40L100-8', sea[700], 16) +
      circle(40, -40, 26, coral[400]) +
      circle(40, -40, 11, white) +
      stroke('M-78-50a94 94 0 0 1 40-38', white, 12, 'opacity=".9"'),
  );

const book = (y: number, w: number, x: number, colour: string): string =>
  round(x, y, w, 34, 8, colour) +
  rect(x + w - 26, y + 6, 26, 22, sand[50]) +
  rect(x + 18, y, 10, 34, white, 'opacity=".35"');

const pomegranate = (x: number, y: number, r: number): string =>
  translated(
    x,
    y,
    ellipse(8, 96, 92, 14, sea[950], 'opacity=".18"') +
      path('M-24-78L-36-124L-12-106L0-130L14-106L38-122L26-78z', '#a32f22') +
      circle(0, 0, 96, '#d8442f') +
      path('M-60-58A84 84 0 0 0-70 40', 'none', 'stroke="#f08a73" stroke-width="16" stroke-linecap="round"') +
      path('M96 0A96 96 0 0 1-40 87Q70 70 78-56A96 96 0 0 1 96 0z', '#a32f22', 'opacity=".55"'),
    `scale(${r / 100})`,
  );

const awning = (w: number): string =>
  repeat(8, (stripe) => {
    const each = w / 8;
    return path(
      `M${stripe * each} 0h${each}v86a${each / 2} ${each / 2} 0 0 1-${each} 0z`,
      stripe % 2 ? white : coral[400],
    );
  });

export const business: Record<string, string> = {
  'photo-of-yourself-with-a-phone':
    ground(sand[100], '#f3e3d3', 300, 260, white, 0) +
    round(90, 70, 330, 420, 20, white) +
    round(112, 92, 286, 376, 8, '#bfe0ea') +
    circle(330, 170, 44, '#fff3cf') +
    path('M112 380q80-60 150-20t136-30v138H112z', '#9fd0c4') +
    path('M112 420q110-50 286-6v54H112z', sea[300]) +
    rect(249, 92, 12, 376, white) +
    rect(112, 270, 286, 12, white) +
    round(66, 480, 378, 26, 10, white) +
    faded(0.5, path('M420 96L1010 250V700H620L420 470z', '#fff6dd')) +
    translated(
      886,
      330,
      path('M-216 400C-214 240-150 172-20 156H40C170 172 222 250 226 400z', sea[700]) +
        path('M-52 96h104v84q-52 54-104 0z', '#d99c7b') +
        path(
          'M-120-20C-150-160-60-216 10-214c90 0 156 70 132 206-8 60-14 110-34 150h-206c-14-40-20-90-22-162z',
          '#4a2c23',
        ) +
        path(
          'M-96-30c10-30 30-60 60-78 40 30 110 40 142 24 6 20 6 40 6 62 0 92-54 150-104 150S-96 70-96-30z',
          '#f3bfa0',
        ) +
        path('M-96-30c10-30 30-60 60-78 12 10 24 16 34 20C-44-40-56 50-30 112-66 84-96 34-96-30z', '#fbdcc7') +
        stroke('M-24 76q30 22 62 2', '#b86a4f', 8) +
        circle(-34, 8, 9, '#4a2c23') +
        circle(52, 8, 9, '#4a2c23'),
    ) +
    rect(0, 606, 1280, 114, '#c79a6d') +
    rect(0, 606, 1280, 10, '#dbb389') +
    book(572, 250, 424, coral[400]) +
    book(538, 220, 440, sea[800]) +
    book(504, 236, 430, gold) +
    translated(
      548,
      420,
      lifted(
        round(-52, -100, 104, 190, 20, ink[900]) +
          round(-44, -92, 88, 174, 14, sea[100]) +
          circle(4, -26, 26, '#f3bfa0') +
          path('M-34 60q6-50 38-50t40 50v22h-78z', sea[700]) +
          circle(0, 66, 9, white),
        { by: 6, blur: 8, strength: 0.2 },
      ),
      'rotate(8)',
    ) +
    translated(
      196,
      606,
      twig(0, -92, 150, -96, '#3f8f6d', 0.42) +
        twig(0, -92, 120, -62, '#2f7a5c', 0.42) +
        twig(0, -92, 120, -128, '#4fa27d', 0.42) +
        path('M-52-100h104l-14 100h-76z', coral[600]),
    ),

  'cancellations-and-refunds':
    ground(sand[100], '#f0e4d2', 640, 350, white, 0.9) +
    translated(
      140,
      96,
      receipt(
        300,
        440,
        logo(64, 70, 30) +
          line(112, 60, 130, ink[900], 20) +
          repeat(
            4,
            (index) =>
              line(36, 140 + index * 44, [150, 120, 170, 100][index] ?? 0, ink[400], 13) +
              line(214, 140 + index * 44, 50, ink[400], 13),
          ) +
          stroke('M36 330H264', sand[300], 4, 'stroke-dasharray="2 12"') +
          line(36, 362, 110, ink[900], 22) +
          line(184, 362, 80, coral[400], 22),
      ),
      'rotate(-5)',
    ) +
    stroke('M400 566C470 690 646 664 646 524', sea[700], 22) +
    path('M594 536L648 456L702 536z', sea[700], `stroke="${sea[700]}" stroke-width="14" stroke-linejoin="round"`) +
    coin(648, 330, 94) +
    calendar(806, 196, 380, 4, 2, (day, x, y, side) =>
      round(x + 4, y + 4, side - 8, side - 8, 9, day === 13 ? coral[400] : day < 4 ? sea[700] : sea[100]),
    ),

  'reading-statistics-honestly':
    ground(sea[700], sea[950], 740, 300, sea[500], 0.4) +
    translated(196, 120, lifted(round(0, 0, 870, 480, 32, white), { by: 26, blur: 30, strength: 0.42 }) + chart()) +
    magnifier(826, 280),

  'holiday-opening-hours':
    ground(sea[100], '#c4e2da', 430, 330, white, 0.6) +
    rect(0, 620, 1280, 100, sand[300]) +
    rect(0, 620, 1280, 8, sand[400]) +
    rect(190, 110, 500, 510, sand[100]) +
    translated(
      326,
      226,
      round(0, 0, 228, 394, 14, sea[800]) +
        round(26, 26, 176, 260, 10, '#a9d5dc') +
        path('M26 210L202 80V286H26z', white, 'opacity=".35"') +
        circle(198, 328, 12, gold) +
        rect(26, 316, 140, 50, sea[700]),
    ) +
    translated(
      414,
      286,
      stroke('M26 0L-34 62M26 0L86 62', ink[900], 5) +
        circle(26, 0, 8, ink[900]) +
        lifted(round(-58, 60, 168, 84, 18, sand[50]), { by: 8, blur: 8 }) +
        line(-30, 82, 112, coral[600], 16) +
        line(-12, 108, 76, ink[400], 12),
    ) +
    translated(
      166,
      92,
      lifted(awning(548), { by: 12, blur: 12, strength: 0.2 }) + round(-14, -20, 576, 34, 17, sea[900]),
    ) +
    calendar(786, 150, 360, -3, 4, (day, x, y, side) =>
      round(
        x + 4,
        y + 4,
        side - 8,
        side - 8,
        9,
        [9, 10, 17].includes(day) ? coral[400] : [8, 16].includes(day) ? coral[200] : sand[200],
      ),
    ) +
    pomegranate(770, 582, 74) +
    leaf(800, 640, 70, 20, -18, '#3f8f6d'),
};
