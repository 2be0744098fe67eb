import {
  archPath,
  bottle,
  bowl,
  circle,
  dark,
  ellipse,
  faded,
  flower,
  glow,
  hills,
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

const rose = '#9a3f63';
const sage = '#4d6b55';
const mint = '#37d6a3';
const sea = '#0f6f68';

const towel = (x: number, y: number, w: number, colour: string): string =>
  solid(
    `M${x - w / 2} ${y - w * 0.17}a${w * 0.17} ${w * 0.17} 0 0 1 ${w * 0.17} ${-w * 0.17}h${w * 0.66}a${w * 0.17} ${w * 0.17} 0 0 1 0 ${w * 0.34}h${-w * 0.66}a${w * 0.17} ${w * 0.17} 0 0 1 ${-w * 0.17} ${-w * 0.17}z`,
    colour,
    x - w / 2,
    w,
  ) +
  circle(x + w * 0.33, y - w * 0.17, w * 0.17, pale(colour, 0.3)) +
  stroke(
    `M${x + w * 0.33} ${y - w * 0.17}m${-w * 0.1} 0a${w * 0.1} ${w * 0.1} 0 1 1 ${w * 0.1} ${w * 0.1}m0 ${-w * 0.04}a${w * 0.06} ${w * 0.06} 0 1 0 ${-w * 0.06} ${-w * 0.06}`,
    dark(colour, 0.18),
    5,
  );

const candle = (x: number, y: number, w: number, h: number, colour: string): string =>
  shadow(x, y, w * 0.6) +
  solid(`M${x - w / 2} ${y - h}h${w}v${h}h${-w}z`, colour, x - w / 2, w) +
  ellipse(x, y - h, w / 2, w * 0.12, pale(colour, 0.4)) +
  stroke(`M${x} ${y - h}v-16`, '#4b3a34', 4) +
  glow(x, y - h - 34, 120, '#ffd27a', 0.7) +
  path(`M${x} ${y - h - 66}c16 24 16 40 0 50c-16-10-16-26 0-50z`, '#ffb84d') +
  path(`M${x} ${y - h - 44}c8 12 8 20 0 26c-8-6-8-14 0-26z`, '#fff3c4');

const mat = (x: number, y: number, r: number, length: number, colour: string): string =>
  shadow(x, y + r, length * 0.5) +
  solid(
    `M${x - length / 2} ${y - r}h${length}a${r} ${r} 0 0 1 0 ${2 * r}h${-length}z`,
    colour,
    x - length / 2,
    length,
  ) +
  circle(x - length / 2, y, r, pale(colour, 0.28)) +
  stroke(
    `M${x - length / 2} ${y}m0 ${-r * 0.72}a${r * 0.72} ${r * 0.72} 0 1 1 ${-r * 0.72} ${r * 0.72}m${r * 0.24} 0a${r * 0.48} ${r * 0.48} 0 1 0 ${r * 0.48} ${-r * 0.48}m0 ${r * 0.24}a${r * 0.24} ${r * 0.24} 0 1 1 ${-r * 0.24} ${r * 0.24}`,
    dark(colour, 0.2),
    6,
  );

const pot = (x: number, y: number, w: number, colour: string): string =>
  shadow(x, y, w * 0.5) +
  solid(`M${x - w / 2} ${y - w * 0.8}h${w}l${-w * 0.14} ${w * 0.8}h${-w * 0.72}z`, colour, x - w / 2, w) +
  rect(x - w * 0.55, y - w * 0.94, w * 1.1, w * 0.18, pale(colour, 0.15), 'rx="6"');

const fan = (x: number, y: number, length: number, colour: string, count = 7): string =>
  repeat(count, (index) =>
    leaf(
      x,
      y,
      length * (0.8 + (index % 2) * 0.2),
      length * 0.13,
      -170 + (160 / (count - 1)) * index,
      index % 2 ? colour : dark(colour, 0.12),
    ),
  );

const kettlebell = (x: number, y: number, r: number, colour: string): string =>
  shadow(x, y + r * 0.94, r) +
  stroke(
    `M${x - r * 0.52} ${y - r * 0.66}C${x - r * 0.9} ${y - r * 1.7} ${x + r * 0.9} ${y - r * 1.7} ${x + r * 0.52} ${y - r * 0.66}`,
    dark(colour, 0.1),
    r * 0.3,
  ) +
  solid(
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0q0 ${r * 0.62} ${-r * 0.5} ${r * 0.9}h${-r}q${-r * 0.5} ${-r * 0.28} ${-r * 0.5} ${-r * 0.9}z`,
    colour,
    x - r,
    2 * r,
  ) +
  circle(x, y + r * 0.06, r * 0.34, mint, 'opacity=".9"');

const dog = (x: number, y: number, s: number, colour: string): string =>
  translated(
    x,
    y,
    shadow(0, 0, 130) +
      solid('M-96 0c-24-150 0-250 60-290h70c60 40 84 140 70 290z', colour, -110, 210) +
      ellipse(0, -80, 52, 84, pale(colour, 0.5)) +
      path('M90 -30q90 -20 80 -110q30 120 -76 140z', dark(colour, 0.1)) +
      path('M-84 -352c-60-20-84 60-60 130c30 6 56-30 62-70z', dark(colour, 0.28)) +
      path('M84 -352c60-20 84 60 60 130c-30 6-56-30-62-70z', dark(colour, 0.28)) +
      circle(0, -310, 92, colour) +
      ellipse(0, -276, 54, 44, pale(colour, 0.55)) +
      circle(-34, -330, 11, '#221a16') +
      circle(34, -330, 11, '#221a16') +
      circle(-30, -334, 4, '#fff') +
      circle(38, -334, 4, '#fff') +
      ellipse(0, -296, 20, 14, '#221a16') +
      stroke('M0 -284v14q-16 16-30 6M0 -270q16 16 30 6', '#221a16', 5) +
      rect(-62, -226, 124, 22, sea, 'rx="11"') +
      circle(0, -196, 16, '#f2b64c'),
    `scale(${s})`,
  );

const cat = (x: number, y: number, s: number, colour: string): string =>
  translated(
    x,
    y,
    path('M-92 -150l-10-110 76 46z', colour) +
      path('M92 -150l10-110-76 46z', colour) +
      path('M-80 -170l-8-60 44 28z', '#f0b7b0') +
      path('M80 -170l8-60-44 28z', '#f0b7b0') +
      ellipse(0, -110, 112, 96, colour) +
      path('M-20 -204h40l-12 44h-16z', dark(colour, 0.35)) +
      ellipse(-42, -116, 15, 20, '#e7d25b') +
      ellipse(42, -116, 15, 20, '#e7d25b') +
      ellipse(-42, -116, 6, 18, '#221a16') +
      ellipse(42, -116, 6, 18, '#221a16') +
      path('M-12 -86h24l-12 14z', '#e08a86') +
      stroke('M0 -72q-14 18-30 8M0 -72q14 18 30 8', '#221a16', 4) +
      stroke('M-60 -84l-70-12M-60 -72l-70 8M60 -84l70-12M60 -72l70 8', '#ffffff', 3),
    `scale(${s})`,
  );

export const care: Record<string, Picture> = {
  'lian-skin-cover': wide(
    wash(1280, 560, '#f8dfe4', '#eab7c4', [0, 0, 1, 1]) +
      path(archPath(760, 470, 360, 420), '#fff4f2', 'opacity=".75"') +
      circle(940, 200, 92, '#f6c9a8', 'opacity=".8"') +
      rect(0, 460, 1280, 100, '#d690a3') +
      rect(0, 460, 1280, 10, '#e7b0bf') +
      twig(210, 470, 360, -68, '#8fae8b', 0.28) +
      vase(210, 476, 130, 150, '#fff8f4') +
      bottle(430, 478, 92, 240, rose, '#f7e8d0') +
      bottle(550, 482, 76, 180, '#f3c7b4', '#9a3f63') +
      bowl(720, 486, 170, 70, '#fff8f4', '#b7cfae') +
      bottle(900, 480, 84, 210, '#fff8f4', '#d9b98a') +
      bottle(1010, 484, 70, 150, rose, '#f7e8d0') +
      twig(1180, 520, 330, -120, '#a9c2a0', 0.28),
  ),
  'lian-skin-1': square(
    room(800, 800, '#fbe7ea', '#e7b6c2') +
      sunlight(70, 70, 400, 440) +
      bottle(240, 650, 130, 340, rose, '#f7e8d0') +
      bottle(410, 660, 110, 260, '#f6d3c0', rose) +
      bottle(560, 655, 130, 310, '#fff8f4', '#d9b98a'),
  ),
  'lian-skin-2': square(
    room(800, 800, '#eef2e6', '#c9b9a2') +
      leaf(170, 660, 240, 52, -20, '#7fa27a') +
      leaf(640, 670, 240, 52, 200, '#6a9068') +
      bowl(400, 660, 380, 170, '#fdf6ee', '#a9c58f') +
      ellipse(430, 486, 90, 16, '#bcd3a4') +
      stroke('M520 500L640 300', '#c99a68', 22) +
      stroke('M520 500L640 300', '#e0b98a', 8),
  ),
  'lian-skin-3': square(
    room(800, 800, '#f7e9df', '#d7b79f') +
      candle(580, 650, 110, 150, '#fff3e6') +
      shadow(300, 656, 210) +
      towel(290, 654, 330, '#eab7c4') +
      towel(300, 544, 290, '#fff8f4') +
      towel(292, 448, 240, rose) +
      flower(300, 340, 46, 6, '#fffaf6', '#f2c24c'),
  ),
  'lian-skin-4': square(
    room(800, 800, '#f4dfe4', '#dba9b6') +
      path(archPath(190, 560, 420, 480), '#fff4f2', 'opacity=".7"') +
      twig(400, 540, 380, -112, '#7fa27a', 0.27) +
      twig(400, 540, 360, -72, '#8fae8b', 0.27) +
      [
        [320, 260],
        [270, 340],
        [470, 230],
        [520, 330],
        [390, 320],
      ]
        .map(([x = 0, y = 0]) => flower(x, y, 32, 5, '#ffffff', '#f6d27a'))
        .join('') +
      vase(400, 690, 170, 210, rose),
  ),
  'shira-yoga-cover': wide(
    wash(1280, 560, '#f5e6cf', '#e9cfae') +
      circle(860, 220, 118, '#f3a66b') +
      circle(860, 220, 164, '#f3a66b', 'opacity=".22"') +
      hills(1280, 560, ['#b8c4a4', '#93a985', '#6f8c6c', sage], 250, 1.1) +
      path('M0 500Q640 440 1280 510V560H0z', '#3d5746') +
      faded(0.5, stroke('M760 430h200M800 456h120', '#f7d9b0', 8)),
  ),
  'shira-yoga-1': square(
    room(800, 800, '#efece2', '#cbb08c') +
      sunlight(80, 60, 420, 460, '#fff', 0.5) +
      mat(430, 640, 74, 380, sage) +
      mat(440, 505, 68, 360, '#c98d6b') +
      mat(426, 382, 62, 330, '#8ea3a8'),
  ),
  'shira-yoga-2': square(
    wash(800, 800, '#f6ead6', '#e4d3b8') +
      circle(400, 360, 250, '#f3b98a', 'opacity=".75"') +
      rect(0, 690, 800, 110, '#b9a684') +
      shadow(400, 700, 120) +
      stroke('M398 690V470', '#3d5746', 40) +
      stroke('M402 480L500 560L408 610', '#3d5746', 36) +
      path('M352 300h96l14 200h-124z', sage) +
      stroke('M364 316C300 240 340 150 396 96M436 316C500 240 460 150 404 96', '#d9a27c', 26) +
      circle(400, 240, 46, '#d9a27c') +
      path('M352 236a48 48 0 0 1 96 0q-48-30-96 0z', '#4b2e24') +
      circle(400, 186, 22, '#4b2e24'),
  ),
  'shira-yoga-3': square(
    room(800, 800, '#e9e4d6', '#b88f6a') +
      ellipse(400, 680, 320, 70, '#8c4f3c') +
      ellipse(400, 676, 270, 54, '#a8654c') +
      ellipse(400, 672, 210, 38, '#c98468') +
      bowl(400, 660, 330, 150, '#b98a3e', '#8a6226') +
      stroke('M560 520L690 330', '#6b4426', 26) +
      circle(690, 326, 26, '#a8453a'),
  ),
  'shira-yoga-4': square(
    rect(0, 0, 800, 800, '#eee7da') +
      path(archPath(180, 640, 440, 540), '#cfe0dc') +
      path(archPath(180, 640, 440, 540), 'none', 'stroke="#ffffff" stroke-width="22"') +
      circle(470, 270, 60, '#f6d9a8') +
      path('M192 640V520Q320 440 420 510T608 480V640z', '#93a985') +
      stroke('M400 110V640M190 400H610', '#ffffff', 12) +
      rect(0, 640, 800, 160, '#c9ab84') +
      fan(200, 560, 230, '#4d6b55') +
      pot(200, 700, 130, '#d9744f'),
  ),
  'ben-carmi-cover': wide(
    rect(0, 0, 1280, 560, '#0d1413') +
      glow(900, 120, 560, mint, 0.35) +
      glow(180, 520, 420, '#1f7a62', 0.5) +
      rect(0, 470, 1280, 90, '#0a0f0e') +
      rect(0, 470, 1280, 4, mint, 'opacity=".6"') +
      rect(380, 300, 860, 22, '#9fb0ac', 'rx="11"') +
      [460, 510, 1110, 1160]
        .map(
          (x, index) =>
            rect(
              x - 22,
              index % 3 === 0 ? 200 : 160,
              40,
              index % 3 === 0 ? 222 : 302,
              index % 3 === 0 ? '#24514a' : '#1a3a35',
              'rx="12"',
            ) + rect(x - 22, index % 3 === 0 ? 200 : 160, 10, index % 3 === 0 ? 222 : 302, mint, 'rx="5" opacity=".5"'),
        )
        .join('') +
      kettlebell(210, 400, 76, '#22403b') +
      kettlebell(90, 424, 54, '#1a302d'),
  ),
  'ben-carmi-1': square(
    wash(800, 800, '#16221f', '#0a100f') +
      glow(400, 200, 420, mint, 0.22) +
      rect(80, 400, 640, 20, '#3a524d', 'rx="8"') +
      rect(80, 680, 640, 20, '#3a524d', 'rx="8"') +
      rect(90, 240, 24, 520, '#2a3d39') +
      rect(686, 240, 24, 520, '#2a3d39') +
      kettlebell(220, 336, 62, '#2b4b45') +
      kettlebell(400, 328, 70, '#37625a') +
      kettlebell(590, 340, 58, '#2b4b45') +
      kettlebell(250, 606, 74, '#37625a') +
      kettlebell(470, 596, 84, '#2b4b45') +
      kettlebell(632, 624, 54, '#37625a'),
  ),
  'ben-carmi-2': square(
    wash(800, 800, '#1a2825', '#0c1211') +
      glow(400, 300, 460, mint, 0.26) +
      rect(0, 560, 800, 240, '#0a0f0e') +
      rect(0, 560, 800, 4, mint, 'opacity=".5"') +
      [
        [300, 372, 0.8],
        [440, 520, 1.25],
      ]
        .map(([y = 0, , s = 1], index) =>
          translated(
            400,
            y,
            shadow(0, 96, 300, 0.5) +
              rect(-200, -13, 400, 26, '#b5c4c0', 'rx="13"') +
              repeat(9, (line) => rect(-72 + line * 17, -13, 6, 26, '#7d918c')) +
              [-1, 1]
                .map(
                  (side) =>
                    rect(side * 150 - 34, -74, 68, 148, '#2b4b45', 'rx="18"') +
                    rect(side * 214 - 30, -96, 60, 192, '#37625a', 'rx="20"') +
                    rect(side * 214 - 30, -96, 14, 192, mint, 'rx="7" opacity=".7"'),
                )
                .join(''),
            `scale(${index ? s : s})`,
          ),
        )
        .join(''),
  ),
  'ben-carmi-3': square(
    wash(800, 800, '#20302c', '#0b100f') +
      repeat(10, (row) =>
        repeat(6, (column) =>
          rect(column * 150 - (row % 2) * 75, row * 82, 146, 78, '#ffffff', 'opacity=".025" rx="3"'),
        ),
      ) +
      glow(400, 420, 340, mint, 0.25) +
      stroke('M290 0V420', '#6a7d78', 14) +
      stroke('M510 0V420', '#6a7d78', 14) +
      circle(290, 490, 76, 'none', 'stroke="#c99a68" stroke-width="26"') +
      circle(510, 490, 76, 'none', 'stroke="#c99a68" stroke-width="26"') +
      circle(290, 490, 84, 'none', 'stroke="#e7c294" stroke-width="5"') +
      circle(510, 490, 84, 'none', 'stroke="#e7c294" stroke-width="5"'),
  ),
  'ben-carmi-4': square(
    rect(0, 0, 800, 800, '#14332c') +
      repeat(6, (index) =>
        rect(
          40 + index * 36,
          90 + index * 36,
          720 - index * 72,
          620 - index * 72,
          'none',
          `rx="${310 - index * 36}" stroke="${index % 2 ? '#c8553d' : '#d9694f'}" stroke-width="36"`,
        ),
      ) +
      repeat(7, (index) =>
        rect(
          22 + index * 36,
          72 + index * 36,
          756 - index * 72,
          656 - index * 72,
          'none',
          `rx="${328 - index * 36}" stroke="#fff4e6" stroke-width="3" opacity=".8"`,
        ),
      ) +
      circle(400, 128, 15, mint) +
      circle(660, 300, 15, '#ffffff'),
  ),
  'hazanav-vet-cover': wide(
    wash(1280, 560, '#fdeed8', '#f6d3b0') +
      circle(300, 260, 150, '#f7a072') +
      circle(300, 260, 200, '#f7a072', 'opacity=".2"') +
      hills(1280, 560, ['#a8cfc4', '#5aa79b', sea], 300, 0.9) +
      dog(800, 500, 0.72, '#7a4e34') +
      cat(980, 500, 0.72, '#3b4148') +
      ellipse(980, 500, 92, 70, '#3b4148') +
      stroke('M1060 520q70 -10 60 -90', '#3b4148', 24) +
      twig(80, 560, 220, -80, '#2f8a7f', 0.3) +
      twig(1220, 560, 240, -104, '#2f8a7f', 0.3),
  ),
  'hazanav-vet-1': square(
    room(800, 800, '#e2f0ec', '#c9ab84') + sunlight(60, 60, 360, 400, '#fff', 0.5) + dog(400, 700, 1.2, '#a8703f'),
  ),
  'hazanav-vet-2': square(
    room(800, 800, '#f8ead6', '#d6a77a') +
      cat(400, 560, 1.4, '#e0904e') +
      solid('M170 480h460l-50 230H220z', '#b9834a', 170, 460) +
      repeat(4, (row) =>
        repeat(7, (column) =>
          rect(222 + column * 52 + (row % 2) * 18 - 4, 516 + row * 46, 36, 20, '#8f6234', 'rx="10" opacity=".5"'),
        ),
      ) +
      rect(154, 456, 492, 44, '#cf9a5e', 'rx="22"'),
  ),
  'hazanav-vet-3': square(
    wash(800, 800, '#cfe9f0', '#eaf5ee') +
      hills(800, 800, ['#a4d0a0', '#7cb87e'], 480, 0.8) +
      shadow(400, 690, 170, 0.2) +
      ellipse(340, 250, 38, 150, '#fdfaf6', 'transform="rotate(-10 340 250)"') +
      ellipse(460, 250, 38, 150, '#fdfaf6', 'transform="rotate(10 460 250)"') +
      ellipse(340, 262, 18, 116, '#f3c3c0', 'transform="rotate(-10 340 262)"') +
      ellipse(460, 262, 18, 116, '#f3c3c0', 'transform="rotate(10 460 262)"') +
      ellipse(400, 600, 150, 110, '#f4efe8') +
      circle(400, 440, 118, '#fdfaf6') +
      circle(360, 424, 13, '#2a2422') +
      circle(440, 424, 13, '#2a2422') +
      path('M386 466h28l-14 16z', '#e08a86') +
      stroke('M400 482q-14 16-28 8M400 482q14 16 28 8', '#2a2422', 5) +
      repeat(12, (index) => stroke(`M${60 + index * 62} 720q8 -40 2 -60`, '#5f9e63', 7)),
  ),
  'hazanav-vet-4': square(
    room(800, 800, '#dff0ec', '#e3c79c') +
      bowl(330, 640, 360, 130, sea, '#9fd8e0') +
      path(
        'M330 590m-36 10c-10-20 6-34 18-22c6-16 30-16 36 0c12-12 28 2 18 22c-10 24-62 24-72 0z',
        '#ffffff',
        'opacity=".85"',
      ) +
      shadow(610, 664, 90) +
      circle(610, 576, 88, '#f2704e') +
      stroke('M528 560q82 50 164 0M560 506q50 60 100 0', '#fff4e6', 12),
  ),
};
