import {
  archPath,
  bowl,
  circle,
  clipped,
  dark,
  ellipse,
  faded,
  glow,
  gradient,
  leaf,
  type Picture,
  pale,
  path,
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

const stone = '#e7dccb';

const colonnade = (w: number, base: number, h: number, count: number, sky: string, colour = stone): string => {
  const step = w / count;
  return (
    rect(0, base - h, w, h, colour) +
    repeat(count, (index) => {
      const x = index * step + step * 0.16;
      return (
        path(archPath(x, base, step * 0.68, h * 0.84), sky) +
        path(archPath(x, base, step * 0.68, h * 0.84), 'none', `stroke="${dark(colour, 0.16)}" stroke-width="6"`) +
        rect(index * step - step * 0.05, base - h * 0.5, step * 0.26, h * 0.035, dark(colour, 0.12))
      );
    }) +
    rect(0, base - h, w, h * 0.06, pale(colour, 0.4)) +
    rect(0, base - h * 0.94, w, h * 0.02, dark(colour, 0.16))
  );
};

const house = (
  x: number,
  base: number,
  w: number,
  h: number,
  colour: string,
  floors: number,
  columns: number,
  shutters: string,
): string => {
  const floor = (h * 0.9) / floors;
  return (
    rect(x, base - h, w, h, colour) +
    rect(x + w * 0.8, base - h, w * 0.2, h, '#10161c', 'opacity=".07"') +
    rect(x - 6, base - h - 10, w + 12, 16, dark(colour, 0.12)) +
    repeat(floors, (row) =>
      repeat(columns, (column) => {
        const ww = (w / columns) * 0.42;
        const wx = x + (w / columns) * (column + 0.29);
        const wy = base - h + h * 0.08 + row * floor;
        return (
          rect(wx, wy, ww, floor * 0.55, '#3d5568', 'rx="3"') +
          rect(wx - ww * 0.42, wy, ww * 0.38, floor * 0.55, shutters, 'rx="2"') +
          rect(wx + ww * 1.04, wy, ww * 0.38, floor * 0.55, shutters, 'rx="2"') +
          rect(wx - 4, wy + floor * 0.55, ww + 8, 6, dark(colour, 0.14))
        );
      }),
    )
  );
};

const figure = (x: number, y: number, h: number, colour: string): string =>
  circle(x, y - h * 0.88, h * 0.1, colour) +
  path(
    `M${x - h * 0.14} ${y}l${h * 0.05} ${-h * 0.74}q${h * 0.09} ${-h * 0.08} ${h * 0.18} 0l${h * 0.05} ${h * 0.74}z`,
    colour,
  );

const chair = (x: number, y: number, s: number, colour: string): string =>
  translated(
    x,
    y,
    shadow(0, 0, 130) +
      stroke('M-90 0l20-150M90 0l-20-150M-60 -10l10-130M60 -10l-10-130', '#7a5230', 14) +
      solid('M-110 -150q0 -26 30 -26h160q30 0 30 26v20h-220z', colour, -110, 220) +
      solid('M-96 -176q-20 -150 30 -190h132q50 40 30 190q-96 24-192 0z', pale(colour, 0.08), -110, 220),
    `scale(${s})`,
  );
const lamp = (x: number, y: number, h: number, colour: string): string =>
  shadow(x, y, 60) +
  stroke(`M${x} ${y}V${y - h}`, '#3b3a36', 8) +
  ellipse(x, y, 60, 10, '#3b3a36') +
  glow(x, y - h + 40, 230, '#ffdf9e', 0.6) +
  solid(`M${x - 46} ${y - h - 70}h92l44 120h-180z`, colour, x - 90, 180);

const grid = (w: number, h: number, step: number, colour: string, opacity: number): string =>
  faded(
    opacity,
    repeat(Math.ceil(w / step), (index) => rect(index * step, 0, 2, h, colour)) +
      repeat(Math.ceil(h / step), (index) => rect(0, index * step, w, 2, colour)),
  );

const cast = gradient(
  [
    [0, '#ffe2b0', 0.95],
    [1, '#ffb774', 0.25],
  ],
  [0, 0, 1, 1],
);

export const work: Record<string, Picture> = {
  'tamar-arbel-cover': wide(
    wash(1280, 560, '#f6ecdd', '#ead9c0') +
      colonnade(1280, 500, 420, 5, '#c9d8df') +
      clipped(
        archPath(297, 500, 174, 353),
        rect(297, 100, 174, 400, '#b9cdd6') +
          stroke('M384 500V380', '#6b4f36', 18) +
          circle(340, 380, 62, '#5d7a55') +
          circle(430, 380, 62, '#7d9870') +
          circle(384, 330, 86, '#6f8a63'),
      ) +
      rect(0, 500, 1280, 60, '#cbb798') +
      twig(1290, 60, 420, 158, '#6f8a63', 0.2),
  ),
  'lavon-cpa-cover': wide(
    rect(0, 0, 1280, 560, '#f7f2e4') +
      grid(1280, 560, 40, '#2f5142', 0.13) +
      path('M0 560L260 420L480 470L760 280L980 330L1280 120V560z', '#2f5142', 'opacity=".14"') +
      stroke('M0 560L260 420L480 470L760 280L980 330L1280 120', '#2f5142', 6) +
      [
        [260, 420],
        [480, 470],
        [760, 280],
        [980, 330],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 12, '#f7f2e4', 'stroke="#2f5142" stroke-width="6"'))
        .join('') +
      twig(-20, 380, 420, -38, '#4d7a5f', 0.26) +
      twig(90, 600, 380, -66, '#6f9a78', 0.26) +
      twig(1300, 520, 420, -142, '#4d7a5f', 0.26),
  ),
  'nadir-light-cover': wide(
    wash(1280, 560, '#4b3b36', '#1f1a1b', [0, 0, 1, 1]) +
      cast.defs +
      faded(
        0.92,
        repeat(3, (column) =>
          repeat(3, (row) => path(`M${330 + column * 190 + row * 40} ${-20 + row * 170}h160l40 150h-160z`, cast.fill)),
        ),
      ) +
      rect(0, 480, 1280, 80, '#17120f') +
      chair(1010, 496, 0.9, '#8c5a3c'),
  ),
  'nadir-light-1': square(
    wash(800, 800, '#6b4a3a', '#231a18', [0, 0, 1, 0]) +
      glow(160, 260, 520, '#ffc98f', 0.6) +
      path(
        'M150 800q20-190 170-220v-60q-90-60-80-190q10-150 170-160q170 10 170 180q0 110-80 170v60q150 30 170 220z',
        '#1a1413',
      ) +
      clipped(
        'M150 800q20-190 170-220v-60q-90-60-80-190q10-150 170-160q170 10 170 180q0 110-80 170v60q150 30 170 220z',
        rect(120, 150, 250, 660, '#e7a878') +
          path('M370 150v660q-60-200-10-330q-40-150 10-330z', '#b9764f') +
          path('M232 330q0-180 190-180q-120 60-120 200z', '#2a1a15'),
      ),
  ),
  'nadir-light-2': square(
    room(800, 800, '#c98d6b', '#7a4a38', 0.68) +
      sunlight(140, 70, 460, 460, '#ffe2b0', 0.55) +
      solid(
        'M300 300h150l-10 50c90 40 120 130 90 230c-20 60-60 90-90 90H310c-30 0-70-30-90-90c-30-100 0-190 90-230z',
        '#efe3d3',
        210,
        330,
      ) +
      stroke('M470 360c130-10 150 160 40 210', '#efe3d3', 30) +
      ellipse(375, 300, 75, 14, '#6b5a4a') +
      shadow(380, 672, 170, 0.3),
  ),
  'nadir-light-3': square(
    rect(0, 0, 800, 800, '#6fa3c4') +
      circle(620, 170, 70, '#fff1cc') +
      repeat(
        7,
        (step) =>
          rect(step * 110, 740 - step * 90, 800, 100, step % 2 ? '#f7f3ec' : '#fffdf8') +
          rect(step * 110, 740 - step * 90, 800, 8, '#ffffff') +
          rect(step * 110, 740 - step * 90, 12, 100, '#c9cfd4'),
      ) +
      figure(410, 470, 170, '#23302f') +
      figure(640, 290, 160, '#c8452a') +
      faded(0.25, path('M410 470l150 40-10 10-150-40z', '#23302f')),
  ),
  'nadir-light-4': square(
    wash(800, 800, '#f0cfa4', '#d08b5c', [0, 0, 1, 1]) +
      faded(
        0.42,
        repeat(9, (index) => leaf(860, 60, 520 + (index % 3) * 110, 34, 118 + index * 9, '#6b3a26')) +
          repeat(7, (index) => leaf(-60, 840, 430 + (index % 2) * 90, 28, -78 + index * 11, '#6b3a26')),
      ) +
      rect(0, 690, 800, 110, '#a8623f') +
      rect(0, 690, 800, 10, '#c98460') +
      vase(250, 726, 170, 230, '#f5e6d3'),
  ),
  'nadir-light-5': square(
    rect(0, 0, 800, 800, '#2f5d86') +
      faded(
        0.2,
        repeat(12, (index) => stroke(`M${-100 + index * 90} 0q60 400 -40 800`, '#ffffff', 10)),
      ) +
      [
        [270, 330, 110],
        [470, 280, 104],
        [400, 470, 122],
        [600, 470, 96],
        [240, 560, 92],
        [540, 630, 84],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            ellipse(x + 16, y + r * 0.86, r, r * 0.3, '#12304c', 'opacity=".4"') +
            circle(x, y, r, '#f08a2c') +
            circle(x - r * 0.2, y - r * 0.2, r * 0.7, '#f7a548', 'opacity=".7"') +
            circle(x - r * 0.36, y - r * 0.4, r * 0.18, '#ffe0b0', 'opacity=".8"') +
            circle(x + r * 0.3, y - r * 0.6, 7, '#3f6b3a'),
        )
        .join('') +
      leaf(470, 190, 130, 34, -30, '#4d8f5f') +
      leaf(250, 228, 120, 32, 200, '#3f7d4f'),
  ),
  'nadir-light-6': square(
    wash(800, 800, '#f7c9a0', '#f4e3c8') +
      circle(560, 300, 90, '#ff9a66') +
      rect(0, 380, 800, 180, '#3f7f98') +
      faded(0.6, stroke('M470 420h180M500 460h120M450 500h220', '#ffd9b0', 8)) +
      path('M0 800V560l260-90 220 90v240z', '#f5efe4') +
      path('M480 560l320-60v300H480z', '#dccdb8') +
      path('M0 560l260-90 220 90-20 26-200-80L0 590z', '#c8553d') +
      rect(110, 620, 80, 130, '#3d6b8a', 'rx="40"') +
      rect(290, 620, 80, 130, '#3d6b8a', 'rx="40"') +
      rect(620, 470, 70, 90, '#c9b79c') +
      stroke('M655 470V380', '#4b3f36', 6),
  ),
  'rotman-homes-cover': wide(
    wash(1280, 560, '#dcebf2', '#f6ecdc') +
      circle(1080, 130, 70, '#ffd9a0') +
      house(20, 520, 220, 330, '#fbf7ef', 3, 2, '#7fa3b8') +
      house(260, 520, 180, 250, '#f3e2cd', 2, 2, '#c98468') +
      house(460, 520, 260, 400, '#ffffff', 4, 3, '#8fae9b') +
      house(740, 520, 190, 290, '#f7e9d6', 3, 2, '#1f3a5f') +
      house(950, 520, 290, 350, '#fbf7ef', 3, 3, '#c98468') +
      rect(0, 520, 1280, 40, '#c9b79c') +
      [90, 350, 700, 930, 1240]
        .map(
          (x) =>
            stroke(`M${x} 520v-70`, '#6b4f36', 9) + circle(x, 430, 46, '#6f9a74') + circle(x - 20, 452, 32, '#5a8561'),
        )
        .join(''),
  ),
  'rotman-homes-1': square(
    wash(800, 800, '#bcd9e6', '#eef3ee') +
      rect(150, 120, 500, 610, '#fffdf8') +
      repeat(
        4,
        (floor) =>
          path(`M150 ${190 + floor * 140}h360q110 0 110 40t-110 40H150z`, '#f3ece0') +
          path(`M150 ${230 + floor * 140}h360q110 0 110 0q0 40-110 40H150z`, '#dfd3c1') +
          rect(190, 128 + floor * 140, 120, 60, '#3d5568', 'rx="4"') +
          rect(350, 128 + floor * 140, 120, 60, '#3d5568', 'rx="4"'),
      ) +
      rect(340, 650, 110, 150, '#1f3a5f') +
      rect(0, 730, 800, 70, '#c9b79c') +
      stroke('M90 740V560', '#6b4f36', 16) +
      circle(90, 520, 90, '#6f9a74') +
      circle(60, 570, 60, '#5a8561') +
      stroke('M720 740V610', '#6b4f36', 14) +
      circle(720, 570, 76, '#7fae84'),
  ),
  'rotman-homes-2': square(
    rect(0, 0, 800, 800, '#f3ece0') +
      rect(0, 620, 800, 180, '#c99f70') +
      rect(250, 90, 470, 400, '#cfe6ef') +
      path('M250 490V360q120-90 230-20t240-60v210z', '#8fb89a') +
      rect(250, 90, 470, 400, 'none', 'stroke="#ffffff" stroke-width="18"') +
      stroke('M485 90v400', '#ffffff', 12) +
      lamp(130, 690, 330, '#f2d9a8') +
      shadow(470, 716, 260) +
      solid('M240 560q0-50 50-50h380q50 0 50 50v120H240z', '#1f3a5f', 240, 480) +
      rect(210, 580, 80, 120, '#2b4c78', 'rx="24"') +
      rect(670, 580, 80, 120, '#2b4c78', 'rx="24"') +
      rect(330, 530, 110, 90, '#f2b98a', 'rx="14" transform="rotate(-8 385 575)"'),
  ),
  'rotman-homes-3': square(
    wash(800, 800, '#f9d7b5', '#fbeedd') +
      circle(600, 250, 80, '#f7a072') +
      rect(0, 420, 800, 60, '#5f97ad') +
      rect(0, 470, 800, 330, '#e9dcc6') +
      rect(0, 470, 800, 20, '#fffaf0') +
      repeat(9, (index) => rect(20 + index * 92, 490, 14, 100, '#ffffff')) +
      rect(0, 584, 800, 14, '#ffffff') +
      twig(150, 640, 260, -92, '#5a8561', 0.3) +
      solid('M100 620h110l-14 130h-82z', '#d9744f', 100, 110) +
      twig(650, 650, 220, -84, '#7fa27a', 0.3) +
      twig(650, 650, 200, -112, '#5a8561', 0.3) +
      solid('M590 630h120l-14 130h-92z', '#1f3a5f', 590, 120) +
      chair(400, 756, 0.66, '#f2b64c'),
  ),
  'rotman-homes-4': square(
    rect(0, 0, 800, 800, '#f1d9b8') +
      grid(800, 800, 100, '#b98f5f', 0.2) +
      path(archPath(240, 740, 320, 560), '#fbf4e6') +
      path(archPath(270, 740, 260, 520), '#2d6f9c') +
      rect(398, 230, 4, 510, '#1f5478') +
      path('M270 350a130 130 0 0 1 260 0z', '#bfe0ea') +
      stroke('M400 222v128M308 258l92 92M492 258l-92 92', '#fbf4e6', 8) +
      circle(420, 540, 12, '#f2c24c') +
      circle(380, 540, 12, '#f2c24c') +
      rect(0, 740, 800, 60, '#b99a74') +
      twig(120, 750, 420, -84, '#5a8561', 0.2) +
      [
        [120, 380],
        [90, 460],
        [160, 520],
        [100, 590],
        [150, 420],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 20, '#d9466f') + circle(x + 22, y + 16, 15, '#e8668a'))
        .join('') +
      solid('M80 690h100l-12 70H92z', '#d9744f', 80, 100),
  ),
  'demo-cover': wide(
    wash(1280, 560, '#0f4c4a', '#2b8a83', [1, 0, 0, 1]) +
      path(archPath(120, 560, 260, 430), '#0b3d3b') +
      path(archPath(430, 560, 320, 500), '#12615d') +
      path(archPath(800, 560, 240, 380), '#0b3d3b') +
      clipped(
        archPath(430, 560, 320, 500),
        glow(600, 240, 260, '#ff7a59', 0.95) + circle(600, 250, 74, '#ffb59c') + rect(430, 440, 320, 120, '#0f4c4a'),
      ) +
      rect(0, 520, 1280, 40, '#0b3d3b') +
      chair(1130, 536, 0.8, '#ff7a59') +
      twig(60, 560, 340, -74, '#2b8a83', 0.26),
  ),
  'demo-1': square(
    room(800, 800, '#eef7f4', '#d9b98a') +
      sunlight(60, 50, 420, 460, '#fff', 0.6) +
      lamp(620, 690, 380, '#ff9c82') +
      chair(330, 700, 1.15, '#12615d') +
      twig(130, 640, 260, -86, '#2b8a83', 0.3) +
      vase(130, 700, 110, 130, '#fdfbf7'),
  ),
  'demo-2': square(
    rect(0, 0, 800, 800, '#f6efe4') +
      repeat(4, (row) =>
        repeat(8, (column) =>
          rect(column * 100, row * 100, 96, 96, (row + column) % 3 ? '#dcefea' : '#a9d5cb', 'rx="6"'),
        ),
      ) +
      rect(60, 420, 680, 24, '#b98a5a', 'rx="6"') +
      bowl(180, 418, 130, 60, '#fdfbf7', '#e7dccb') +
      vase(330, 420, 80, 110, '#ff7a59') +
      repeat(3, (index) => rect(430 + index * 14, 340 + index * 10, 12, 80, index % 2 ? '#12615d' : '#0f4c4a')) +
      solid('M560 420v-90h70v90z', '#c8452a', 560, 70) +
      rect(0, 620, 800, 30, '#e7d3b4') +
      rect(0, 650, 800, 150, '#12615d') +
      repeat(
        4,
        (index) =>
          rect(20 + index * 196, 670, 176, 130, '#0f4c4a', 'rx="8"') +
          rect(96 + index * 196, 690, 30, 8, '#e7d3b4', 'rx="4"'),
      ) +
      bowl(560, 622, 180, 70, '#fdfbf7', '#f2b64c') +
      circle(530, 540, 30, '#f2904c') +
      circle(580, 532, 32, '#f2b64c'),
  ),
  'demo-3': square(
    rect(0, 0, 800, 800, '#0f4c4a') +
      grid(800, 800, 40, '#ffffff', 0.08) +
      stroke('M140 140H660V660H140zM140 400H380M380 140V300M380 480V660M500 660V520H660M380 400V340', '#fdfbf7', 12) +
      stroke('M380 480a80 80 0 0 0 -80 -80', '#7fd0c5', 5) +
      stroke('M500 520a90 90 0 0 1 90 -90', '#7fd0c5', 5) +
      rect(180, 180, 120, 90, 'none', 'stroke="#7fd0c5" stroke-width="5" rx="10"') +
      circle(560, 260, 60, 'none', 'stroke="#7fd0c5" stroke-width="5"') +
      rect(180, 560, 110, 60, 'none', 'stroke="#7fd0c5" stroke-width="5"') +
      circle(560, 260, 12, '#ff7a59') +
      stroke('M140 720H660M140 706v28M660 706v28', '#ff7a59', 5),
  ),
  'demo-4': square(
    rect(0, 0, 800, 800, '#fbf6ef') +
      repeat(5, (row) =>
        repeat(5, (column) =>
          translated(
            column * 160,
            row * 160,
            rect(0, 0, 160, 160, (row + column) % 2 ? '#12615d' : '#fdfbf7') +
              path(
                'M0 0a160 160 0 0 1 160 160h-54a106 106 0 0 0 -106 -106z',
                (row + column) % 2 ? '#fdfbf7' : '#ff7a59',
              ) +
              path('M0 84a76 76 0 0 1 76 76H0z', (row + column) % 2 ? '#ff9c82' : '#12615d'),
            (row * 2 + column) % 4 === 1 ? 'rotate(90 80 80)' : (row + column * 3) % 4 === 2 ? 'rotate(180 80 80)' : '',
          ),
        ),
      ),
  ),
};
