import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { StepName } from '../../domain.ts';
import { dashboardTexts } from '../../texts.ts';
import { ShareButton } from '../cards/share-button.tsx';
import { placeOfStep } from './place-of-step.ts';

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
