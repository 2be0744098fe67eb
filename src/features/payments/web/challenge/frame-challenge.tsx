import { BankChallenge } from '#features/sandbox-bank/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { payingTexts } from '../texts.ts';

/** Clicking outside does not close it, because that would accidentally leave the payment pending. */
export function FrameChallenge({ url, onDone, onClose }: { url: string; onDone: () => void; onClose: () => void }) {
  const t = useTexts(payingTexts);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('paying.challenge.title')}
        description={t('paying.challenge.text')}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <BankChallenge url={url} onDone={onDone} />
      </DialogContent>
    </Dialog>
  );
}
