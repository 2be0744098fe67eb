import { useState } from 'react';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { GiveForm } from './give-form.tsx';
import { GivenLink } from './given-link.tsx';
import { pageTexts } from './page-texts.ts';

interface GiveDialogProps {
  code: string;
  isOpen: boolean;
  onClose: () => void;
  /** Gone from the screen: what opened it may be gone too by now. */
  onClosed: () => void;
}

interface Made {
  readonly link: string;
  readonly email: string;
}

/** First for whom, then the link, which is shown this once. */
export function GiveDialog({ code, isOpen, onClose, onClosed }: GiveDialogProps) {
  const t = useTexts(pageTexts);
  const [made, setMade] = useState<Made>();
  const close = () => {
    setMade(undefined);
    onClose();
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || close()}>
      <DialogContent
        title={t(made ? 'tagPage.give.doneTitle' : 'tagPage.give.dialogTitle')}
        description={t(made ? 'tagPage.give.doneText' : 'tagPage.give.dialogText')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        {made ? <GivenLink {...made} onClose={close} /> : <GiveForm code={code} onMade={setMade} />}
      </DialogContent>
    </Dialog>
  );
}
