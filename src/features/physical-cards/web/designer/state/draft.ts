import {
  type CardDesign,
  type CardSideName,
  cardSize,
  designLimits,
  type FreeText,
  finishes,
  type Material,
} from '../../../design/design.ts';

/** What is on the table: a design with its name and the profile that its cards open. */
export interface DesignDraft {
  readonly name: string;
  /** null: the one that was chosen is gone. */
  readonly profileId: number | null;
  readonly design: CardDesign;
}

export type Edit = (draft: DesignDraft) => DesignDraft;

export const inDesign =
  (part: Partial<CardDesign>): Edit =>
  (draft) => ({ ...draft, design: { ...draft.design, ...part } });

export const withWords =
  (words: Partial<CardDesign['words']>): Edit =>
  (draft) =>
    inDesign({ words: { ...draft.design.words, ...words } })(draft);

export const withColours =
  (colours: Partial<CardDesign['colours']>): Edit =>
  (draft) =>
    inDesign({ colours: { ...draft.design.colours, ...colours } })(draft);

export const withQr =
  (qr: Partial<CardDesign['qr']>): Edit =>
  (draft) =>
    inDesign({ qr: { ...draft.design.qr, ...qr } })(draft);

/** Every material has finishes of its own. */
export const withMaterial =
  (material: Material): Edit =>
  (draft) =>
    draft.design.material === material ? draft : inDesign({ material, finish: finishes[material][0] })(draft);

/** Words, colours and pictures of another profile; how the card is made stays the owner's choice. */
export const takingOver =
  ({ words, colours, logo, picture, language }: CardDesign): Edit =>
  (draft) =>
    inDesign({ words, colours, logo, picture, language })(draft);

export const withFree =
  (side: CardSideName, free: FreeText | null): Edit =>
  (draft) =>
    inDesign({ [side]: { ...draft.design[side], free } })(draft);

export const changingFree =
  (side: CardSideName, part: Partial<FreeText>): Edit =>
  (draft) => {
    const { free } = draft.design[side];
    return free ? withFree(side, { ...free, ...part })(draft) : draft;
  };

export const startFree = (text: string): FreeText => ({
  text,
  x: cardSize.width / 2,
  y: cardSize.height / 2,
  size: 3.2,
  isBold: false,
  tone: 'ink',
});

/** To a tenth of a millimetre, which is finer than any printer, and never off the card. */
export const placed = ({ x, y }: Pick<FreeText, 'x' | 'y'>): Pick<FreeText, 'x' | 'y'> => ({
  x: limited(x, 0, cardSize.width),
  y: limited(y, 0, cardSize.height),
});

export const sized = (size: number): number => limited(size, designLimits.textLeast, designLimits.maxText);

const limited = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value * 10) / 10));
