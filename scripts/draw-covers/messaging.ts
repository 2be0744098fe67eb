import { circle, faded, gradient, path, repeat, stroke, translated } from '../draw-examples/shapes.ts';
import { bubble, coral, ground, ink, lifted, line, portrait, round, sand, sea, tick, white } from './things.ts';

const leafGreen = '#c9ecd2';

/** A clock without numbers, from its middle. */
const clock = (x: number, y: number, r: number): string => {
  const at = (hour: number, share: number): string => {
    const angle = ((hour - 3) * Math.PI) / 6;
    return `${Math.cos(angle) * r * share} ${Math.sin(angle) * r * share}`;
  };
  const ticks = repeat(12, (hour) =>
    stroke(`M${at(hour, 0.84)}L${at(hour, hour % 3 ? 0.9 : 0.78)}`, hour % 3 ? sand[400] : ink[900], hour % 3 ? 8 : 12),
  );
  return translated(
    x,
    y,
    lifted(circle(0, 0, r, sea[800]) + circle(0, 0, r * 0.93, white), { by: 24, blur: 28, strength: 0.26 }) +
      path(`M0 0L${at(0, 0.72)}A${r * 0.72} ${r * 0.72} 0 0 1 ${at(1, 0.72)}z`, coral[400]) +
      path(`M0 0L${at(0, 0.72)}A${r * 0.72} ${r * 0.72} 0 1 0 ${at(1, 0.72)}z`, coral[100]) +
      ticks +
      stroke(`M0 0L${at(12, 0.66)}`, ink[900], 16) +
      stroke(`M0 0L${at(1, 0.44)}`, ink[900], 20) +
      circle(0, 0, 22, ink[900]) +
      circle(0, 0, 8, coral[400]),
  );
};

/** The old sign for a call. */
const receiver = (x: number, y: number, scale: number, colour: string): string =>
  translated(
    x,
    y,
    path(
      'M-104-58c-10-28 8-44 24-52 18-8 34 0 42 18l16 38c6 16 2 26-10 36l-18 14c14 34 42 62 76 78l14-20c8-12 20-16 34-10l40 16c18 8 26 24 18 42-8 20-24 32-50 26-96-18-164-88-186-186z',
      colour,
    ),
    `scale(${scale})`,
  );

const page = (lines: readonly (readonly [number, number])[], isRight: boolean): string =>
  lines
    .map(([y, w], index) => line(isRight ? 330 - w : 50, y, w, index ? ink[400] : ink[900], index ? 16 : 30))
    .join('');
const written = [
  [150, 200],
  [204, 140],
  [268, 270],
  [304, 240],
  [340, 170],
] as const;

/** Darkest at the fold, in the middle of what it fills. */
const foldShade = gradient(
  [
    [0, sand[400], 0],
    [0.5, sand[400], 0.7],
    [1, sand[400], 0],
  ],
  [0, 0, 1, 0],
);

export const messagingCovers: Record<string, string> = {
  'whatsapp-message-that-gets-answered':
    ground(sea[50], '#cfe8e0', 880, 300) +
    bubble(
      470,
      100,
      590,
      216,
      leafGreen,
      'end',
      line(62, 58, 390, sea[700], 24) +
        line(62, 108, 270, sea[700], 24) +
        tick(440, 158, 46, sea[500], 11) +
        tick(468, 158, 46, sea[500], 11),
    ) +
    circle(1130, 380, 62, coral[200]) +
    portraitIn(1130, 380, 62, sea[800]) +
    bubble(
      236,
      396,
      470,
      172,
      white,
      'start',
      line(60, 50, 300, ink[900], 24) + faded(0.35, line(60, 98, 200, ink[900], 24)),
    ) +
    circle(166, 620, 62, sea[300]) +
    portraitIn(166, 620, 62, coral[600], '#2c2320', '#d99c7b'),

  'follow-up-within-an-hour':
    ground(coral[100], '#ffd2c2', 480, 360) +
    clock(470, 360, 236) +
    bubble(
      770,
      138,
      340,
      170,
      white,
      'start',
      repeat(3, (index) => circle(110 + index * 60, 86, 17, index === 0 ? coral[400] : sand[300])),
    ) +
    lifted(circle(920, 496, 104, sea[800]), { by: 18, blur: 20 }) +
    receiver(922, 494, 0.5, white),

  'hebrew-and-english-on-one-card':
    ground(sea[100], '#b9dcd4', 640, 380) +
    faded(0.16, path('M250 606L640 566L1030 606L640 664z', sea[950])) +
    translated(
      640,
      96,
      lifted(
        path('M0 44L-360 0Q-388-2-388 26V470Q-388 494-362 498L0 540z', white) +
          path('M0 44L360 0Q388-2 388 26V470Q388 494 362 498L0 540z', sand[100]),
        { by: 22, blur: 26, strength: 0.24 },
      ) +
        foldShade.defs +
        path('M0 44L-90 33V530L0 540L90 530V33z', foldShade.fill) +
        `<g transform="matrix(1 .122 0 1 -388 0)">${circle(92, 84, 42, coral[200])}${portraitIn(92, 84, 42, sea[700])}${page(written, false)}${round(50, 396, 150, 50, 25, sea[800])}</g>` +
        `<g transform="matrix(1 -.122 0 1 8 45)">${circle(288, 84, 42, coral[200])}${portraitIn(288, 84, 42, sea[700])}${page(written, true)}${round(180, 396, 150, 50, 25, sea[800])}</g>`,
    ),
};

/** A head that a round frame cuts off. */
export function portraitIn(x: number, y: number, r: number, shirt: string, hair = '#4a2c23', skin = '#f3bfa0'): string {
  const id = `face${x}-${y}-${r}`.replaceAll('.', '_');
  return `<clipPath id="${id}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath><g clip-path="url(#${id})">${portrait(x, y + r * 0.14, r * 0.86, { shirt, hair, skin })}</g>`;
}
