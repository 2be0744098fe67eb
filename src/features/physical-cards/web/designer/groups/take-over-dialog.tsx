import type { Profile } from '#features/profiles/contract.ts';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { startDesign } from '../../../design/start.ts';
import { takingOver } from '../state/draft.ts';
import { useChange, useDesign } from '../state/use-design.ts';
import { groupsTexts } from './groups-texts.ts';

interface TakeOverDialogProps {
  /** The one that was just chosen. */
  profile: Profile | undefined;
  onClose: () => void;
}

/** Another profile has words and colours of its own; the ones on the card may be wanted nevertheless. */
export function TakeOverDialog({ profile, onClose }: TakeOverDialogProps) {
  const t = useTexts(groupsTexts);
  const change = useChange();
  const material = useDesign((design) => design.material);
  const take = () => {
    if (profile) change(undefined, takingOver(startDesign(profile.document, material)));
  };
  return (
    <AlertDialog open={profile !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {profile && (
        <AlertDialogContent
          title={t('designerForm.profile.take.title')}
          description={t('designerForm.profile.take.text', {
            name: nameOfProfile(profile) || t('designerForm.profile.untitled'),
          })}
          confirm={t('designerForm.profile.take.yes')}
          cancel={t('designerForm.profile.take.no')}
          onConfirm={take}
        />
      )}
    </AlertDialog>
  );
}
