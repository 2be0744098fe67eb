import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { StepName } from '../../domain.ts';
import { dashboardTexts } from '../../texts.ts';
import { ShareButton } from '../cards/share-button.tsx';

interface StepActionProps {
  step: StepName;
  cards: readonly Profile[];
}

/** The one hot action of the screen. */
export function StepAction({ step, cards }: StepActionProps) {
  const t = useTexts(dashboardTexts);
  const shown = cards.find(({ status }) => status === 'published');
  if (step === 'shared' && shown)
    return (
      <ShareButton profile={shown} variant="hot" size="default">
        {t('dashboard.steps.shared.act')}
      </ShareButton>
    );
  return (
    <Button variant="hot" asChild>
      <Link to={placeOfStep(step, cards)}>{t(`dashboard.steps.${step}.act`)}</Link>
    </Button>
  );
}

type Card = Pick<Profile, 'id' | 'status' | 'document'>;

/** Where a step is taken: on the card that it is about, at the part that it is about. */
function placeOfStep(step: StepName, cards: readonly Card[]): string {
  const draft = cards.find(({ status }) => status === 'draft');
  const card = (step === 'published' && draft) || cards[0];
  if (!card || step === 'made') return '/editor?new=1';
  if (step === 'published') return `/editor/${card.id}`;
  if (step === 'shared') return `/editor/${card.id}?tab=sharing`;
  const form = card.document.blocks.find(({ kind }) => kind === 'lead-form');
  return `/editor/${card.id}?tab=blocks${form ? `&block=${encodeURIComponent(form.id)}` : ''}`;
}
