import type { CardSide } from '#features/physical-cards/design/elements.ts';

/** What is printed for a colour of the design. */
export interface Tones {
  of(colour: string): string;
}

/**
 * Colours are printed as they are. What is engraved is black, and what has the colour of the material is left alone:
 * a code on dark metal is its light field, burnt around the modules.
 */
export function tonesOf(side: Pick<CardSide, 'ground'>, isEngraved: boolean): Tones {
  if (!isEngraved) return { of: (colour) => colour };
  const ground = side.ground.toLowerCase();
  return { of: (colour) => (colour.toLowerCase() === ground ? '#ffffff' : '#000000') };
}
