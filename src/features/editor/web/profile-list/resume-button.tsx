import { CirclePlay } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PlanProvider } from '../plan-provider.tsx';
import { profileListTexts } from './profile-list-texts.ts';
import { useProfileAction } from './use-profile-action.ts';

interface ResumeButtonProps {
  /** A paused profile. */
  id: number;
}

function Resume({ id }: ResumeButtonProps) {
  const t = useTexts(profileListTexts);
  const { send, isPending } = useProfileAction(id);
  return (
    <Button size="sm" loading={isPending} onClick={() => send('resume')}>
      <CirclePlay aria-hidden="true" />
      {t('cards.resume')}
    </Button>
  );
}

/** For pages outside of the editor, which have no plan of their own. */
export const ResumeButton = (props: ResumeButtonProps) => (
  <PlanProvider>
    <Resume {...props} />
  </PlanProvider>
);
