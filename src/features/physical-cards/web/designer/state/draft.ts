import { z } from 'zod';
import { mergeEdits } from '#base/edits/merge-edits.ts';
import { unsavedCopies } from '#web-kit/drafts/unsaved-copies.ts';
import type { SavedDesign } from '../../../contract.ts';
import {
  type DesignSideName,
  designLimits,
  type FreeText,
  finishes,
  type Material,
  type PhysicalCardDesign,
  physicalCardDesign,
} from '../../../design/design.ts';
import { insetOf, keptOnCard } from '../../../design/free-text.ts';

/** The state being edited: a design with its name and the profile that its cards open. */
export interface DesignDraft {
  readonly name: string;
  /** null if the selected profile was deleted. */
  readonly profileId: number | null;
  readonly design: PhysicalCardDesign;
}

export const draftOf = ({ name, profileId, design }: SavedDesign): DesignDraft => ({ name, profileId, design });

/** What is being edited: a new design, a saved one or the design of an order. */
export type DraftSource = 'new' | `${number}` | `order-${number}`;

const storedDraft = z.object({ name: z.string(), profileId: z.number().int().nullable(), design: physicalCardDesign });
/** The version is the one that the edit is based on. */
const unsavedDesign = z.object({ version: z.number().int(), base: storedDraft.optional(), draft: storedDraft });

export const unsavedDesigns = unsavedCopies(
  'sessionStorage',
  'negia-card-design-',
  (value) => unsavedDesign.safeParse(value).data,
);

export type Edit = (draft: DesignDraft) => DesignDraft;

export const inDesign =
  (change: Partial<PhysicalCardDesign>): Edit =>
  (draft) => ({ ...draft, design: { ...draft.design, ...change } });

const withPart =
  <Part extends 'words' | 'colours' | 'qr'>(part: Part) =>
  (change: Partial<PhysicalCardDesign[Part]>): Edit =>
  (draft) =>
    inDesign({ [part]: { ...draft.design[part], ...change } })(draft);

export const withTexts = withPart('words');
export const withColours = withPart('colours');
export const withQr = withPart('qr');

/** Each material has its own finishes, so a change of material resets the finish. */
export const withMaterial =
  (material: Material): Edit =>
  (draft) =>
    draft.design.material === material ? draft : inDesign({ material, finish: finishes[material][0] })(draft);

/** A finish belongs to its material, so both are taken from the same side. */
export const mergeDesigns: typeof mergeEdits<DesignDraft> = (base, mine, theirs, preferred = 'mine') => {
  const merged = mergeEdits(base, mine, theirs, preferred);
  const { design } = merged.value;
  if ((finishes[design.material] as readonly string[]).includes(design.finish)) return merged;
  const { material, finish } = (preferred === 'mine' ? mine : theirs).design;
  return { ...merged, value: inDesign({ material, finish })(merged.value) };
};

/** Copies texts, colours and pictures of another profile; material, template and layout stay unchanged. */
export const copyingFrom = ({ words, colours, logo, picture, language }: PhysicalCardDesign): Edit =>
  inDesign({ words, colours, logo, picture, language });

export const withFree =
  (side: DesignSideName, free: FreeText | null): Edit =>
  (draft) =>
    inDesign({ [side]: { ...draft.design[side], free } })(draft);

export const changingFree =
  (side: DesignSideName, change: Partial<FreeText>): Edit =>
  (draft) => {
    const { free } = draft.design[side];
    if (!free) return draft;
    const isMoved = 'x' in change || 'y' in change;
    return withFree(side, keptOnCard({ ...free, ...change }, isMoved ? 0 : insetOf(free)))(draft);
  };

export const sized = (size: number): number =>
  Math.min(designLimits.maxText, Math.max(designLimits.textLeast, Math.round(size * 10) / 10));
