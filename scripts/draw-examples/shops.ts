import {
  archPath,
  circle,
  dark,
  ellipse,
  faded,
  flower,
  leaf,
  type Picture,
  path,
  peony,
  rect,
  repeat,
  room,
  shadow,
  solid,
  square,
  stroke,
  sunlight,
  translated,
  twig,
  vase,
  wash,
  wide,
} from './shapes.ts';

const sunflower = (x: number, y: number, r: number): string =>
  flower(x, y, r, 18, '#f5b52e', '#5b3418') +
  circle(x, y, r * 0.34, '#5b3418') +
  repeat(12, (index) => circle(x + Math.cos(index) * r * 0.2, y + Math.sin(index) * r * 0.2, r * 0.03, '#8a5a2c'));

const tulip = (x: number, y: number, h: number, colour: string): string =>
  path(
    `M${x - h * 0.34} ${y - h * 0.7}q${h * 0.12} ${h * 0.14} ${h * 0.16} ${h * 0.24}q${h * 0.08} ${-h * 0.3} ${h * 0.18} ${-h * 0.42}q${h * 0.1} ${h * 0.12} ${h * 0.18} ${h * 0.42}q${h * 0.04} ${-h * 0.1} ${h * 0.16} ${-h * 0.24}c${h * 0.12} ${h * 0.5} ${-h * 0.06} ${h * 0.72} ${-h * 0.34} ${h * 0.72}s${-h * 0.46} ${-h * 0.22} ${-h * 0.34} ${-h * 0.72}z`,
    colour,
  ) +
  path(
    `M${x} ${y - h * 0.88}q${h * 0.1} ${h * 0.12} ${h * 0.18} ${h * 0.42}q${-h * 0.04} ${h * 0.3} ${-h * 0.18} ${h * 0.48}z`,
    dark(colour, 0.16),
  );

const stem = (x1: number, y1: number, x2: number, y2: number, width = 8): string =>
  stroke(`M${x1} ${y1}Q${(x1 + x2) / 2 + 14} ${(y1 + y2) / 2} ${x2} ${y2}`, '#3f7d4f', width);

const wrap = (x: number, y: number, colour: string): string =>
  solid(
    `M${x - 150} ${y - 250}L${x} ${y}L${x + 150} ${y - 250}Q${x} ${y - 190} ${x - 150} ${y - 250}z`,
    colour,
    x - 150,
    300,
  );

const crust = '#c9803c';
const cuts = (x: number, y: number, w: number): string =>
  stroke(`M${x - w * 0.3} ${y + w * 0.06}Q${x} ${y - w * 0.24} ${x + w * 0.32} ${y + w * 0.04}`, '#f7e4c0', w * 0.05) +
  repeat(4, (index) =>
    leaf(
      x - w * 0.2 + index * w * 0.12,
      y - w * 0.02 - Math.sin((index / 3) * 3.1) * w * 0.06,
      w * 0.16,
      w * 0.035,
      -62,
      '#f3d9ac',
    ),
  );
const boule = (x: number, y: number, w: number, colour = crust): string => {
  const d = `M${x - w / 2} ${y}C${x - w * 0.56} ${y - w * 0.4} ${x - w * 0.26} ${y - w * 0.56} ${x} ${y - w * 0.56}S${x + w * 0.56} ${y - w * 0.4} ${x + w / 2} ${y}Q${x} ${y + w * 0.09} ${x - w / 2} ${y}z`;
  return (
    shadow(x, y + w * 0.04, w * 0.46) +
    solid(d, colour, x - w / 2, w) +
    faded(0.5, ellipse(x - w * 0.08, y - w * 0.42, w * 0.26, w * 0.06, '#fff3dc')) +
    cuts(x, y - w * 0.24, w)
  );
};
const wheat = (x: number, y: number, length: number, turn: number, colour = '#e8b04a'): string =>
  translated(
    x,
    y,
    stroke(`M0 0H${length}`, dark(colour, 0.2), 5) +
      repeat(
        7,
        (index) =>
          leaf(length * 0.42 + index * length * 0.08, 0, length * 0.13, length * 0.032, -32, colour) +
          leaf(length * 0.42 + index * length * 0.08, 0, length * 0.13, length * 0.032, 32, dark(colour, 0.12)),
      ) +
      leaf(length, 0, length * 0.12, length * 0.03, 0, colour),
    `rotate(${turn})`,
  );
const croissant = (x: number, y: number, w: number): string =>
  shadow(x, y + w * 0.1, w * 0.42) +
  solid(
    `M${x - w / 2} ${y + w * 0.1}C${x - w * 0.46} ${y - w * 0.34} ${x + w * 0.46} ${y - w * 0.34} ${x + w / 2} ${y + w * 0.1}C${x + w * 0.34} ${y - w * 0.02} ${x - w * 0.34} ${y - w * 0.02} ${x - w / 2} ${y + w * 0.1}z`,
    '#d9933f',
    x - w / 2,
    w,
  ) +
  repeat(5, (index) =>
    stroke(
      `M${x + (index - 2) * w * 0.15} ${y - w * 0.2 + Math.abs(index - 2) * w * 0.035}q${(index - 2) * w * 0.03} ${w * 0.1} ${(index - 2) * w * 0.014} ${w * 0.18}`,
      '#f6cf8e',
      w * 0.022,
    ),
  );

const counter = (wall = '#ffe2a6', table = '#e7b878') => room(800, 800, wall, table, 0.72);

export const shops: Record<string, Picture> = {
  'givol-flowers-avatar': {
    width: 480,
    height: 480,
    body:
      rect(0, 0, 480, 480, '#1f6b45') +
      circle(240, 240, 176, '#f7e8d0') +
      stroke('M240 400Q232 320 240 240', '#3f7d4f', 12) +
      leaf(240, 350, 110, 30, -38, '#3f7d4f') +
      leaf(240, 330, 100, 28, 216, '#2f6a40') +
      peony(240, 200, 82, '#e8668a'),
  },
  'givol-flowers-cover': wide(
    wash(1280, 560, '#2b7d54', '#155236', [0, 0, 1, 1]) +
      [
        [90, 560, 430, -70],
        [330, 580, 340, -102],
        [610, 600, 420, -84],
        [930, 590, 380, -70],
        [1180, 580, 440, -112],
      ]
        .map(([x = 0, y = 0, l = 0, t = 0]) => twig(x, y, l, t, '#4d9a68', 0.26))
        .join('') +
      peony(190, 220, 104, '#f07f9c') +
      flower(410, 330, 78, 10, '#fff4e6', '#f2b64c') +
      peony(620, 190, 118, '#f6b24f', 20) +
      flower(820, 340, 84, 12, '#f5d4de', '#c8452a', 12) +
      peony(1060, 220, 110, '#e4573d', 30) +
      flower(1230, 400, 70, 9, '#fff4e6', '#f2b64c') +
      flower(40, 400, 64, 9, '#f2b64c', '#8a4a1c') +
      circle(730, 120, 16, '#fff4e6') +
      circle(300, 130, 12, '#f6b24f') +
      circle(940, 110, 14, '#f5d4de'),
  ),
  'givol-flowers-1': square(
    room(800, 800, '#f7dfe3', '#e9b9c2') +
      sunlight(60, 80, 420, 460) +
      [
        [400, 560, 300, 300],
        [400, 560, 400, 220],
        [400, 560, 520, 300],
        [400, 560, 350, 400],
        [400, 560, 470, 390],
      ]
        .map(([a = 0, b = 0, c = 0, d = 0]) => stem(a, b, c, d))
        .join('') +
      leaf(380, 470, 150, 34, 200, '#4d8f5f') +
      leaf(430, 480, 150, 34, -24, '#3f7d4f') +
      peony(290, 290, 92, '#ee7f9f') +
      peony(520, 300, 88, '#f4a3b8', 30) +
      peony(400, 200, 98, '#e8668a', 12) +
      peony(350, 390, 70, '#f7bccb', 40) +
      peony(470, 395, 74, '#e8668a', 70) +
      vase(400, 690, 190, 210, '#fdf6ee'),
  ),
  'givol-flowers-2': square(
    room(800, 800, '#f8efd6', '#d9b98a') +
      sunlight(330, 60, 400, 460, '#fff', 0.4) +
      stem(400, 600, 270, 300, 10) +
      stem(400, 600, 420, 210, 10) +
      stem(400, 600, 560, 330, 10) +
      leaf(360, 470, 150, 40, 205, '#3f7d4f') +
      leaf(450, 450, 150, 40, -20, '#4d8f5f') +
      sunflower(270, 290, 104) +
      sunflower(420, 190, 112) +
      sunflower(560, 320, 96) +
      vase(400, 700, 220, 230, '#2d6f9c'),
  ),
  'givol-flowers-3': square(
    room(800, 800, '#dfeadd', '#b9cfb6') +
      twig(400, 620, 420, -118, '#6fa07a', 0.24) +
      twig(400, 620, 440, -90, '#4d8f5f', 0.24) +
      twig(400, 620, 420, -62, '#6fa07a', 0.24) +
      flower(300, 300, 62, 9, '#ffffff', '#f2c24c') +
      flower(420, 210, 68, 10, '#ffffff', '#f2c24c', 12) +
      flower(520, 320, 60, 9, '#fffaf0', '#f2c24c', 20) +
      flower(390, 390, 54, 8, '#ffffff', '#f2c24c') +
      flower(230, 420, 44, 8, '#ffffff', '#f2c24c') +
      flower(590, 430, 46, 8, '#fffaf0', '#f2c24c') +
      wrap(400, 720, '#c99a68'),
  ),
  'givol-flowers-4': square(
    room(800, 800, '#fbe3cf', '#e7a98a') +
      path(archPath(180, 576, 440, 520), '#fff3e6', 'opacity=".6"') +
      repeat(5, (index) => stem(400, 600, 250 + index * 76, 300 + Math.abs(index - 2) * 36, 9)) +
      leaf(330, 560, 220, 36, -104, '#4d8f5f') +
      leaf(470, 560, 220, 36, -72, '#3f7d4f') +
      repeat(5, (index) =>
        tulip(250 + index * 76, 320 + Math.abs(index - 2) * 36, 130, index % 2 ? '#e4573d' : '#c8352a'),
      ) +
      vase(400, 710, 210, 170, '#f7f1e6'),
  ),
  'givol-flowers-5': square(
    room(800, 800, '#e8efe6', '#cbb79b') +
      sunlight(60, 60, 380, 430) +
      [
        [-150, 240],
        [-118, 300],
        [-92, 330],
        [-64, 300],
        [-34, 250],
        [-176, 190],
      ]
        .map(
          ([turn = 0, length = 0], index) =>
            stroke(
              `M400 560L${400 + Math.cos((turn * Math.PI) / 180) * length * 0.5} ${560 + Math.sin((turn * Math.PI) / 180) * length * 0.5}`,
              '#2f6a40',
              8,
            ) +
            leaf(
              400 + Math.cos((turn * Math.PI) / 180) * length * 0.45,
              560 + Math.sin((turn * Math.PI) / 180) * length * 0.45,
              length * 0.72,
              length * 0.24,
              turn,
              index % 2 ? '#3f7d4f' : '#2f6a40',
            ),
        )
        .join('') +
      solid('M300 560h200l-26 150h-148z', '#d9744f', 300, 200) +
      rect(288, 540, 224, 34, '#e4845f', 'rx="8"') +
      shadow(400, 712, 110),
  ),
  'givol-flowers-6': square(
    room(800, 800, '#f3ece4', '#dccab8') +
      twig(400, 520, 260, -150, '#8fae8b', 0.3) +
      twig(400, 520, 260, -30, '#8fae8b', 0.3) +
      twig(400, 520, 280, -90, '#6f9a74', 0.3) +
      peony(330, 380, 82, '#fbe9e2') +
      peony(470, 380, 80, '#f7d6cf', 30) +
      peony(400, 300, 88, '#fff6f0', 14) +
      flower(400, 450, 46, 8, '#ffffff', '#f2c24c') +
      peony(270, 460, 48, '#f2b8b0') +
      peony(535, 465, 50, '#fbe9e2', 40) +
      solid('M360 500h80l-18 200h-44z', '#b98f6a', 360, 80) +
      stroke('M358 560q42 22 84 0M362 592q38 22 76 0', '#fff6f0', 12) +
      shadow(400, 702, 50),
  ),
  'seor-bakery-avatar': {
    width: 480,
    height: 480,
    body:
      rect(0, 0, 480, 480, '#ffc43d') +
      repeat(
        16,
        (index) => `<g transform="rotate(${index * 22.5} 240 250)">${rect(230, 40, 20, 70, '#d93a1c', 'rx="10"')}</g>`,
      ) +
      circle(240, 250, 128, '#fff3df') +
      boule(240, 316, 210),
  },
  'seor-bakery-cover': wide(
    wash(1280, 560, '#ffcf5e', '#ffb52e') +
      circle(1010, 150, 200, '#ffe39c') +
      circle(1010, 150, 130, '#fff0c4') +
      rect(0, 440, 1280, 120, '#b9682f') +
      rect(0, 440, 1280, 12, '#d98a4c') +
      wheat(60, 520, 420, -62) +
      wheat(150, 530, 380, -78, '#d99a34') +
      wheat(1200, 540, 420, -114) +
      wheat(1120, 540, 360, -98, '#d99a34') +
      boule(440, 462, 330) +
      boule(820, 466, 290, '#a8622d') +
      boule(630, 500, 260, '#dc9a52'),
  ),
  'seor-bakery-1': square(
    counter() +
      sunlight(80, 60, 420, 440, '#fff', 0.4) +
      rect(120, 630, 560, 40, '#a8622d', 'rx="14"') +
      boule(400, 620, 470),
  ),
  'seor-bakery-2': square(
    counter('#f3d7b4', '#c98f56') +
      rect(100, 640, 600, 36, '#7a4a24', 'rx="14"') +
      solid('M150 640C140 470 240 430 400 430S660 470 650 640z', '#7c4a2a', 150, 500) +
      repeat(6, (index) => stroke(`M${230 + index * 68} 460q26 60 10 150`, '#9d6a44', 10)) +
      repeat(14, (index) => circle(200 + ((index * 97) % 400), 480 + ((index * 53) % 130), 9, '#d9b98a')) +
      translated(
        560,
        560,
        ellipse(0, 60, 70, 60, '#e6cda4') +
          ellipse(0, 60, 58, 48, '#c79a68') +
          repeat(6, (index) => circle(-30 + (index % 3) * 28, 40 + Math.floor(index / 3) * 34, 8, '#8a5a34')),
      ),
  ),
  'seor-bakery-3': square(
    counter('#ffe8c2', '#e0a868') +
      rect(90, 640, 620, 34, '#fff6e6', 'rx="14"') +
      shadow(400, 640, 260) +
      repeat(6, (index) =>
        solid(
          `M${150 + index * 84} ${620}c-30 -90 20 -170 90 -160s90 90 40 160z`,
          index % 2 ? '#c9803c' : '#d9933f',
          130 + index * 84,
          150,
        ),
      ) +
      repeat(30, (index) =>
        ellipse(
          190 + ((index * 71) % 440),
          500 + ((index * 37) % 80),
          7,
          4,
          '#fff3d6',
          `transform="rotate(${index * 40} ${190 + ((index * 71) % 440)} ${500 + ((index * 37) % 80)})"`,
        ),
      ),
  ),
  'seor-bakery-4': square(
    counter('#ffd98f', '#c97f45') +
      ellipse(400, 600, 320, 96, '#fff8ea') +
      ellipse(400, 592, 280, 78, '#f3e6cf') +
      croissant(300, 560, 300) +
      croissant(510, 590, 300) +
      croissant(410, 480, 280),
  ),
  'seor-bakery-5': square(
    counter('#f7d9cf', '#d99a86') +
      ellipse(400, 640, 300, 80, '#ffffff') +
      ellipse(400, 634, 250, 62, '#f6efe8') +
      solid('M230 610V480l340-60v190z', '#f0c98a', 230, 340) +
      solid('M230 480l340-60-60-60-280 60z', '#8c3b5b', 230, 340) +
      rect(230, 540, 340, 14, '#fff3df') +
      repeat(5, (index) => ellipse(296 + index * 54, 428 - index * 9, 26, 16, index % 2 ? '#6f2a49' : '#a84a6e')),
  ),
  'seor-bakery-6': square(
    room(800, 800, '#fbe6bd', '#b9733f', 0.66) +
      rect(80, 60, 300, 380, '#cfe6ea', 'rx="10"') +
      rect(80, 60, 300, 380, 'none', 'stroke="#fff6e6" stroke-width="20" rx="10"') +
      stroke('M230 60v380M80 250h300', '#fff6e6', 12) +
      shadow(500, 660, 180) +
      ellipse(500, 650, 190, 44, '#fff8ea') +
      solid('M380 430h240c0 120-40 200-80 210h-80c-40-10-80-90-80-210z', '#d93a1c', 380, 240) +
      ellipse(500, 430, 120, 26, '#fbeede') +
      ellipse(500, 432, 104, 20, '#5b3418') +
      stroke('M470 434q30 -16 60 0q-30 14 -60 0', '#d9b38a', 6) +
      stroke('M618 460c70-10 80 100-16 100', '#d93a1c', 26) +
      faded(0.55, stroke('M460 380c-20-40 24-50 4-96M530 380c-20-40 24-50 4-96', '#ffffff', 10)),
  ),
};
