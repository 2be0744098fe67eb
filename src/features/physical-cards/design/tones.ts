/** The colours of a card: the owner's on plastic, the two fixed tones of the material when engraved. */
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
  /** For secondary texts. */
  readonly soft: string;
  readonly accent: string;
  /** The accent colour as adjusted for text. */
  readonly key: string;
  readonly onAccent: string;
  /** Colour of hairlines. */
  readonly hair: string;
  /** The field under a QR code and the code's colour. `codeGround` is null if the card's ground has enough contrast. */
  readonly codeGround: string | null;
  readonly code: string;
}

type Engraving = { readonly ground: string; readonly ink: string };

/** Colours of the material and of the laser engraving on it. */
const engravings: Readonly<Partial<Record<Finish, Engraving>>> = {
  bamboo: { ground: '#dcc097', ink: '#3b2314' },
  walnut: { ground: '#573827', ink: '#f2e2c6' },
  black: { ground: '#17181a', ink: '#e3e6e8' },
  silver: { ground: '#c9cdd1', ink: '#17191c' },
  gold: { ground: '#d5b169', ink: '#241a08' },
};

/** The preferred colour, or the first mix of it with the ink that is readable on all `grounds`. */
export const readableOn = ({ ink }: Pick<Tones, 'ink'>, preferred: string, grounds: readonly string[]): string =>
  firstPassing(preferred, ink, grounds, textRatio)?.colour ?? ink;

export function tonesOf({ material, finish, colours }: PhysicalCardDesign): Tones {
  const engraving = isEngraved(material) ? engravings[finish] : undefined;
  return engraving ? engravedTones(engraving) : printedTones(colours);
}

/** Scanners expect dark modules on light: on a dark material the field is engraved and the modules are left out. */
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
