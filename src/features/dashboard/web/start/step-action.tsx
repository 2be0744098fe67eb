import { Link } from 'react-router';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { StepName } from '../../domain.ts';
import { dashboardTexts } from '../../texts.ts';
import { ShareButton } from '../sections/share-button.tsx';

interface StepActionProps {
  step: StepName;
  profiles: readonly Profile[];
}

/** The one hot action of the screen. */
export function StepAction({ step, profiles }: StepActionProps) {
  const t = useTexts(dashboardTexts);
  const published = profiles.find(({ status }) => status === 'published');
  if (step === 'shared' && published)
    return (
      <ShareButton profile={published} variant="hot" size="default">
        {t('dashboard.steps.shared.act')}
      </ShareButton>
    );
  return (
    <Button variant="hot" asChild>
      <Link to={stepHref(step, profiles)}>{t(`dashboard.steps.${step}.act`)}</Link>
    </Button>
  );
}

type StepProfile = Pick<Profile, 'id' | 'status' | 'document'>;

/** Where a step is taken: on the card that it is about, at the part that it is about. */
function stepHref(step: StepName, profiles: readonly StepProfile[]): string {
  const draft = profiles.find(({ status }) => status === 'draft');
  const profile = (step === 'published' && draft) || profiles[0];
  if (!profile || step === 'made') return '/editor?new=1';
  if (step === 'published') return `/editor/${profile.id}`;
  if (step === 'shared') return `/editor/${profile.id}?tab=sharing`;
  const form = profile.document.blocks.find(({ kind }) => kind === 'lead-form');
  return `/editor/${profile.id}?tab=blocks${form ? `&block=${encodeURIComponent(form.id)}` : ''}`;
}
