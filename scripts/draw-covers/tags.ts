import {
  circle,
  clipped,
  ellipse,
  faded,
  glow,
  path,
  rect,
  repeat,
  stroke,
  translated,
} from '../draw-examples/shapes.ts';
import { portraitIn } from './messaging.ts';
import {
  code,
  coral,
  ground,
  ink,
  lifted,
  line,
  phone,
  physicalCard,
  physicalCardFace,
  receipt,
  round,
  sand,
  sea,
  waves,
  white,
} from './things.ts';

const skin = '#e9b08e';
const skinShade = '#d3926f';

/** A card on a screen: a cover, a face, a name, and what is pressed. */
const profileScreen = (buttons: string): string =>
  clipped('M0 0H360V230H0z', rect(0, 0, 360, 230, sea[700]) + glow(330, 230, 230, coral[400], 0.9)) +
  circle(180, 230, 76, sand[50]) +
  circle(180, 230, 68, coral[200]) +
  portraitIn(180, 230, 68, sea[800]) +
  buttons +
  line(96, 330, 168, ink[900], 22) +
  line(126, 366, 108, ink[400], 14);

const threeButtons =
  round(36, 414, 288, 74, 37, sea[800]) +
  line(108, 443, 144, white, 16) +
  [508, 602]
    .map(
      (y) =>
        round(36, y, 288, 74, 37, white, `stroke="${sand[300]}" stroke-width="3"`) +
        circle(78, y + 37, 16, coral[400]) +
        line(112, y + 29, 140, ink[600], 16),
    )
    .join('');

/** A scrap that was left out: paper, written on, put aside. */
const scrap = (x: number, y: number, w: number, h: number, turn: number, colour: string, lines: number): string =>
  translated(
    x,
    y,
    lifted(
      path(
        `M0 0l${w * 0.3} 6l${w * 0.4}-8l${w * 0.3} 4l4 ${h * 0.5}l-8 ${h * 0.5}l${-w * 0.4}-6l${-w * 0.3} 8l${-w * 0.3}-4l6-${h * 0.5}z`,
        colour,
      ),
      { by: 10, blur: 12, strength: 0.3 },
    ) +
      repeat(lines, (index) =>
        faded(0.5, line(w * 0.14, h * 0.2 + index * 24, w * (index === lines - 1 ? 0.4 : 0.7), ink[400], 9)),
      ),
    `rotate(${turn})`,
  );
const crumpled = (x: number, y: number, r: number): string =>
  translated(
    x,
    y,
    lifted(path('M-92-20L-60-78L6-96L70-66L96-4L72 62L8 92L-62 70z', white), { by: 14, blur: 14, strength: 0.34 }) +
      path('M-92-20L-20-8L-60-78zM6-96L-20-8L70-66zM96-4L30 34L72 62zM8 92L30 34L-62 70z', sand[200]) +
      path('M-92-20L-20-8L-62 70zM-20-8L30 34L8 92z', sand[300], 'opacity=".55"'),
    `scale(${r / 96})`,
  );

/** The back of a phone, from its middle. */
const phoneBack = (x: number, y: number, turn: number, scale: number): string =>
  translated(
    x,
    y,
    lifted(round(-180, -370, 360, 740, 62, '#27413f') + round(-172, -362, 344, 724, 56, '#365754'), {
      by: 26,
      blur: 26,
      strength: 0.4,
    }) +
      round(-148, -338, 148, 148, 40, '#27413f') +
      circle(-106, -296, 30, ink[900]) +
      circle(-106, -296, 13, '#3f6f6b') +
      circle(-42, -232, 30, ink[900]) +
      circle(-42, -232, 13, '#3f6f6b') +
      circle(-42, -300, 11, sand[100]) +
      clipped(
        'M-116-362h232a56 56 0 0 1 56 56v612a56 56 0 0 1-56 56h-232a56 56 0 0 1-56-56v-612a56 56 0 0 1 56-56z',
        faded(0.1, path('M-172-200L60-362H172V-120L-172 120z', white)),
      ),
    `rotate(${turn}) scale(${scale})`,
  );

/** A ruler on which four steps are marked. */
const ruler = (x: number, y: number, step: number, from: number): string => {
  const ticks = repeat(12 * 5 + 1, (index) =>
    stroke(`M${(index * step) / 5} 0v${index % 5 ? 18 : 38}`, sea[900], index % 5 ? 3 : 5),
  );
  return translated(
    x,
    y,
    lifted(round(-30, 0, step * 12 + 60, 84, 18, sand[200]), { by: 10, blur: 12, strength: 0.4 }) +
      rect(from * step, 0, 4 * step, 84, coral[400]) +
      ticks,
  );
};
const guide = (x: number, from: number, to: number): string =>
  stroke(`M${x} ${from}V${to}`, sand[100], 4, 'stroke-dasharray="2 14" opacity=".8"');

/** Three turns of copper around a chip. */
const coil = (): string =>
  [0, 1, 2]
    .map((turn) => {
      const inset = 44 + turn * 24;
      return rect(
        inset,
        inset,
        640 - 2 * inset,
        404 - 2 * inset,
        'none',
        `rx="${44 - turn * 10}" stroke="#ffcf9e" stroke-width="7"`,
      );
    })
    .join('') +
  stroke('M92 202H280M360 202H400', '#ffcf9e', 7) +
  round(280, 166, 80, 72, 14, ink[900]) +
  round(296, 182, 48, 40, 8, coral[400]) +
  repeat(3, (index) => stroke(`M272 ${182 + index * 20}h8M360 ${182 + index * 20}h8`, '#ffcf9e', 6));

const sleeve = path('M748 650H982L1010 720H724z', sea[700]) + round(738, 622, 256, 52, 26, sea[800]);

const dotted = (d: string): string => stroke(d, coral[400], 6, 'stroke-dasharray="2 20"');

const van = (x: number, y: number): string =>
  translated(
    x,
    y,
    faded(0.16, `<ellipse cx="200" cy="246" rx="250" ry="18" fill="${sea[950]}"/>`) +
      lifted(path('M0 40q0-40 40-40h260q26 0 40 22l62 96q8 12 8 26v72q0 22-22 22H22Q0 238 0 216z', sea[700]), {
        by: 10,
        blur: 14,
      }) +
      path('M290 34h14q14 0 22 14l40 66H290z', sea[100]) +
      rect(0, 176, 410, 18, coral[400]) +
      [96, 318].map((at) => circle(at, 236, 44, ink[900]) + circle(at, 236, 20, sand[300])).join('') +
      code(56, 24, 150),
  );

const shopWindow = (x: number, y: number): string =>
  translated(
    x,
    y,
    lifted(round(0, 0, 270, 300, 18, white), { by: 12, blur: 16 }) +
      round(20, 70, 230, 210, 12, sea[100]) +
      path('M20 240L250 90V280H20z', white, 'opacity=".5"') +
      repeat(6, (stripe) => path(`M${stripe * 45} 0h45v52a22.5 22.5 0 0 1-45 0z`, stripe % 2 ? white : coral[400])) +
      code(92, 122, 92),
  );

export const tagCovers: Record<string, string> = {
  'what-to-put-on-a-digital-card':
    ground(sand[100], sand[200], 470, 360, sand[300], 1) +
    circle(470, 380, 300, sea[100]) +
    phone(470, 384, 296, -5, profileScreen(threeButtons)) +
    scrap(754, 420, 240, 164, -14, white, 4) +
    scrap(946, 360, 214, 150, 12, sand[50], 4) +
    scrap(850, 506, 262, 120, 4, coral[100], 3) +
    scrap(1050, 530, 160, 114, -20, white, 3) +
    crumpled(770, 604, 64) +
    crumpled(1164, 436, 54) +
    crumpled(1024, 650, 46) +
    crumpled(890, 300, 36),

  'nfc-what-it-can-and-cannot':
    ground(sea[800], sea[950], 800, 210, sea[500], 0.35) +
    glow(760, 220, 420, coral[400], 0.22) +
    phoneBack(972, 356, 8, 0.86) +
    physicalCard(370, 280, 460, -12, physicalCardFace()) +
    waves(566, 246, -4, coral[400], { from: 80, step: 38, width: 14 }) +
    guide(620, 330, 556) +
    guide(812, 300, 556) +
    ruler(380, 560, 48, 5),

  'qr-sizes-and-distances':
    ground(sea[50], '#d3e9e3', 190, 380, white, 0.8) +
    rect(0, 600, 1280, 120, sand[200]) +
    rect(0, 600, 1280, 6, sand[300]) +
    translated(
      352,
      280,
      receipt(
        150,
        226,
        line(24, 26, 102, ink[900], 12) +
          line(24, 52, 74, ink[400], 9) +
          line(24, 72, 90, ink[400], 9) +
          line(24, 92, 60, ink[400], 9) +
          code(44, 128, 62),
      ),
      'rotate(3)',
    ) +
    lifted(round(326, 488, 190, 124, 14, sea[800]), { by: 8, blur: 12 }) +
    rect(326, 528, 190, 12, coral[400]) +
    shopWindow(552, 300) +
    van(838, 356) +
    dotted('M276 330Q330 330 384 420') +
    dotted('M270 290Q470 170 664 424') +
    dotted('M258 250Q600 20 962 400') +
    phone(
      186,
      400,
      206,
      -7,
      rect(0, 0, 360, 740, sea[800]) +
        stroke('M70 250v-60h60M290 250v-60h-60M70 430v60h60M290 430v60h-60', white, 14) +
        code(110, 270, 140),
      sea[800],
    ),

  'first-thirty-seconds-after-a-tap':
    ground('#ff9475', coral[400], 420, 370, coral[100], 0.6) +
    translated(
      420,
      392,
      lifted(
        round(-32, -318, 64, 90, 20, sea[900]) +
          round(-58, -340, 116, 44, 22, sea[900]) +
          translated(0, 0, round(-26, -286, 52, 60, 16, sea[900]), 'rotate(42)') +
          circle(0, 0, 238, sea[900]) +
          circle(0, 0, 206, sand[50]),
        { by: 24, blur: 28, strength: 0.34 },
      ) +
        path('M0 0V-172A172 172 0 0 1 0 172z', coral[400]) +
        path('M0 0V-172A172 172 0 0 0 0 172z', coral[100]) +
        repeat(
          12,
          (index) =>
            `<g transform="rotate(${index * 30})">${stroke(index % 3 ? 'M0-190v10' : 'M0-192v24', sea[900], index % 3 ? 6 : 10)}</g>`,
        ) +
        stroke('M0-40V150', sea[900], 14) +
        circle(0, 0, 20, sea[900]) +
        circle(0, 0, 8, white),
    ) +
    phone(
      900,
      386,
      292,
      6,
      profileScreen(
        round(14, 398, 332, 112, 56, coral[100]) +
          round(28, 412, 304, 84, 42, coral[400]) +
          circle(80, 446, 12, white) +
          path('M58 474q2-22 22-22t22 22z', white) +
          line(122, 446, 160, white, 18) +
          [520, 604]
            .map(
              (y) =>
                round(36, y, 288, 64, 32, white, `stroke="${sand[300]}" stroke-width="3"`) +
                line(112, y + 25, 136, sand[400], 14),
            )
            .join(''),
      ),
    ),

  'nfc-cards-in-plain-words':
    ground(sand[100], '#f6dccf', 600, 330, coral[200], 0.8) +
    circle(610, 340, 286, coral[100]) +
    path('M792 420C850 360 948 372 968 440C986 520 962 570 956 640H772C762 560 764 470 792 420z', skin) +
    [306, 364, 422]
      .map(
        (y, index) =>
          stroke(`M830 ${y}H${926 + index * 6}`, skinShade, 66) + stroke(`M830 ${y - 2}H${926 + index * 6}`, skin, 60),
      )
      .join('') +
    physicalCard(580, 314, 580, -8, coil()) +
    lifted(stroke('M850 610C846 530 800 486 716 420', skin, 80), { by: 8, blur: 8, strength: 0.28 }) +
    path('M772 640C786 560 800 540 846 540L956 520V640z', skin) +
    translated(708, 414, ellipse(0, 0, 27, 20, '#f7d3bd'), 'rotate(38)') +
    stroke('M806 560q-14-30-40-52', skinShade, 5) +
    sleeve +
    waves(238, 250, 188, coral[400], { from: 60, step: 34, width: 12 }),
};
