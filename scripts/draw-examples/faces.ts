import { notionists } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';

/** Whose face: parts of the style by their numbers, and the colours that we add to its black and white. */
interface Face {
  readonly hair: number;
  readonly body: number;
  readonly lips: number;
  readonly brows?: number;
  readonly beard?: number;
  readonly glasses?: number;
  readonly ground: string;
  readonly skin: string;
  readonly shirt: string;
  readonly hairColour: string;
}

const faces: Readonly<Record<string, Face>> = {
  'alon-drai-avatar': {
    hair: 33,
    body: 25,
    lips: 8,
    beard: 9,
    ground: 'bfe0f2',
    skin: '#e3ab84',
    shirt: '#4b93c4',
    hairColour: '#241a16',
  },
  'tamar-arbel-avatar': {
    hair: 4,
    body: 16,
    lips: 23,
    glasses: 3,
    ground: 'e6dcc9',
    skin: '#f0c6a6',
    shirt: '#4a648c',
    hairColour: '#4a2c1d',
  },
  'lian-skin-avatar': {
    hair: 28,
    body: 13,
    lips: 14,
    ground: 'f6cfd8',
    skin: '#e8b692',
    shirt: '#fff6f4',
    hairColour: '#2a1813',
  },
  'nadir-light-avatar': {
    hair: 38,
    body: 17,
    lips: 8,
    glasses: 11,
    beard: 6,
    ground: 'd9b190',
    skin: '#e0a67e',
    shirt: '#f3ede4',
    hairColour: '#1f1714',
  },
  'lavon-cpa-avatar': {
    hair: 15,
    body: 20,
    lips: 8,
    glasses: 8,
    ground: 'd3dfd0',
    skin: '#f0c6a6',
    shirt: '#ffffff',
    hairColour: '#3b2a20',
  },
  'shira-yoga-avatar': {
    hair: 48,
    body: 1,
    lips: 30,
    ground: 'dfe3cf',
    skin: '#d99a72',
    shirt: '#7d9a84',
    hairColour: '#2a1813',
  },
  'khoury-electric-avatar': {
    hair: 27,
    body: 11,
    lips: 8,
    beard: 2,
    ground: 'f5c55c',
    skin: '#d89a6e',
    shirt: '#3a4652',
    hairColour: '#1c1412',
  },
  'rotman-homes-avatar': {
    hair: 10,
    body: 9,
    lips: 14,
    ground: 'cfdce8',
    skin: '#f3cfb2',
    shirt: '#e7eef4',
    hairColour: '#8a4f2a',
  },
  'ben-carmi-avatar': {
    hair: 49,
    body: 1,
    lips: 8,
    ground: '9fe6cd',
    skin: '#c98a60',
    shirt: '#1f3a35',
    hairColour: '#1c1412',
  },
  'hazanav-vet-avatar': {
    hair: 47,
    body: 25,
    lips: 14,
    ground: 'bfe3dc',
    skin: '#eebd98',
    shirt: '#ffffff',
    hairColour: '#5b3420',
  },
  'demo-avatar': {
    hair: 23,
    body: 22,
    lips: 30,
    ground: 'ffd3c4',
    skin: '#f0c0a0',
    shirt: '#dcefea',
    hairColour: '#3f2318',
  },
};

const variant = (number: number | undefined): string[] => (number ? [`variant${String(number).padStart(2, '0')}`] : []);

/** By DiceBear, in a style that its author gave to everybody (CREDITS.md): each part is a group at its own place. */
export const drawnFaces = (): Record<string, string> =>
  Object.fromEntries(Object.entries(faces).map(([name, face]) => [name, drawn(face)]));

function drawn({ hair, body, lips, brows = 8, beard, glasses, ground, skin, shirt, hairColour }: Face): string {
  const svg = createAvatar(notionists, {
    seed: 'negia',
    ...{ size: 480, scale: 116, translateY: 7, backgroundColor: [ground] },
    ...{ gestureProbability: 0, bodyIconProbability: 0, nose: ['variant05'], eyes: ['variant01'] },
    ...{ hair: variant(hair), body: variant(body), lips: variant(lips), brows: variant(brows) },
    ...{ beardProbability: beard ? 100 : 0, glassesProbability: glasses ? 100 : 0 },
    ...(beard && { beard: variant(beard) }),
    ...(glasses && { glasses: variant(glasses) }),
  } as object).toString();
  const dyed = (at: string, from: string, to: string) => (text: string) =>
    text.replace(
      new RegExp(`(<g transform="translate\\(${at}\\)">)(.*?)(</g>)`, 's'),
      (_, open, inside, close) => open + inside.replaceAll(`fill="${from}"`, `fill="${to}"`) + close,
    );
  return [
    dyed('531 487', '#fff', skin),
    dyed('178 1057', '#fff', shirt),
    dyed('266 207', '#000', hairColour),
    dyed('653 805', '#000', hairColour),
  ].reduce((text, dye) => dye(text), svg);
}
