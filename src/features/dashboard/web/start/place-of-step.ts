import type { Profile } from '#features/profiles/contract.ts';
import type { StepName } from '../../domain.ts';

type Card = Pick<Profile, 'id' | 'status' | 'document'>;

/** Where a step is taken: on the card that it is about, at the part that it is about. */
export function placeOfStep(step: StepName, cards: readonly Card[]): string {
  const draft = cards.find(({ status }) => status === 'draft');
  const card = (step === 'published' && draft) || cards[0];
  if (!card || step === 'made') return '/editor?new=1';
  if (step === 'published') return `/editor/${card.id}`;
  if (step === 'shared') return `/editor/${card.id}?tab=sharing`;
  const form = card.document.blocks.find(({ kind }) => kind === 'lead-form');
  return `/editor/${card.id}?tab=blocks${form ? `&block=${encodeURIComponent(form.id)}` : ''}`;
}
