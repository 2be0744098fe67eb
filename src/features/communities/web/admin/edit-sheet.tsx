import { useState } from 'react';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import type { AdminCommunity } from '../../contract.ts';
import { communitiesAdminTexts } from './admin-texts.ts';
import { draftOf, isSameDraft } from './draft.ts';
import { EditForm } from './edit-form.tsx';

interface EditSheetProps {
  /** undefined: a new one. */
  community: AdminCommunity | undefined;
  onClose(): void;
}

/** What was typed is not lost by a press beside the sheet. */
export function EditSheet({ community, onClose }: EditSheetProps) {
  const t = useTexts(communitiesAdminTexts);
  const [first] = useState(() => draftOf(community));
  const [draft, setDraft] = useState(first);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isSameDraft(draft, first) ? onClose() : setIsAsking(true));
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || close()}>
      <SheetContent title={t(community ? 'communitiesAdmin.form.editTitle' : 'communitiesAdmin.form.addTitle')}>
        <EditForm
          id={community?.id}
          draft={draft}
          // A picture arrives while other fields are typed in: each changes its own part.
          onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          onCancel={close}
          onDone={onClose}
        />
        <AlertDialog open={isAsking} onOpenChange={setIsAsking}>
          <AlertDialogContent
            title={t('communitiesAdmin.form.discardTitle')}
            description={t('communitiesAdmin.form.discardText')}
            confirm={t('communitiesAdmin.form.discard')}
            cancel={t('communitiesAdmin.form.keep')}
            onConfirm={onClose}
            destructive
          />
        </AlertDialog>
      </SheetContent>
    </Sheet>
  );
}
