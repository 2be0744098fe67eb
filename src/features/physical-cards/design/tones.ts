/** The colours of a card: the owner's on plastic, the material's own two on what is engraved. */
import {
  contrast,
  firstPassing,
  isLight,
  luminance,
  mix,
  nearestPassing,
  textRatio,
  white,
} from '#features/profiles/design/colour-contrast.ts';
import { type Finish, isEngraved, type PhysicalCardDesign } from './design.ts';

export interface Tones {
  readonly ground: string;
  readonly ink: string;
  /** For second words. */
  readonly soft: string;
  readonly accent: string;
  /** The accent where words are written in it. */
  readonly key: string;
  readonly onAccent: string;
  /** Hairlines. */
  readonly hair: string;
  /** Under a code, and the code itself; null: the ground is good enough. */
  readonly codeGround: string | null;
  readonly code: string;
}

type Engraving = { readonly ground: string; readonly ink: string };

/** What the material looks like, and what the laser leaves on it. */
const engravings: Readonly<Partial<Record<Finish, Engraving>>> = {
  bamboo: { ground: '#dcc097', ink: '#3b2314' },
  walnut: { ground: '#573827', ink: '#f2e2c6' },
  black: { ground: '#17181a', ink: '#e3e6e8' },
  silver: { ground: '#c9cdd1', ink: '#17191c' },
  gold: { ground: '#d5b169', ink: '#241a08' },
};

/** The wanted colour, or one between it and the ink that can be read on all of these. */
export const readableOn = ({ ink }: Pick<Tones, 'ink'>, preferred: string, grounds: readonly string[]): string =>
  firstPassing(preferred, ink, grounds, textRatio)?.colour ?? ink;

export function tonesOf({ material, finish, colours }: PhysicalCardDesign): Tones {
  const engraving = isEngraved(material) ? engravings[finish] : undefined;
  return engraving ? engravedTones(engraving) : printedTones(colours);
}

/** Cameras read dark on light: on a dark material the field is engraved and the code is what the laser left out. */
function engravedTones({ ground, ink }: Engraving): Tones {
  const one = { ground, ink, soft: ink, accent: ink, key: ink, onAccent: ground, hair: ink };
  return isLight(ground) ? { ...one, codeGround: null, code: ink } : { ...one, codeGround: ink, code: ground };
}

const codeRatio = 7;
const codeLightest = 0.5;

function printedTones({ ground, ink, accent }: PhysicalCardDesign['colours']): Tones {
  const readable = (preferred: string): string => readableOn({ ink }, preferred, [ground]);
  const isGroundGood = luminance(ground) >= codeLightest;
  const codeGround = isGroundGood ? ground : white;
  return {
    ground,
    ink,
    soft: readable(mix(ink, ground, 0.28)),
    accent,
    key: readable(accent),
    onAccent: contrast(white, accent) >= textRatio ? white : nearestPassing(ink, accent, textRatio),
    hair: mix(ground, ink, 0.24),
    codeGround: isGroundGood ? null : white,
    code: nearestPassing(isLight(ink) ? ground : ink, codeGround, codeRatio),
  };
}
