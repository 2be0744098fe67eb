import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { statsTexts } from '../stats-texts.ts';

interface PlanDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** It is gone: the keyboard goes back to where it was. */
  onClosed: () => void;
  /** How many days the plan shows. */
  count: number;
}

export function PlanDialog({ isOpen, onClose, onClosed, count }: PlanDialogProps) {
  const t = useTexts(statsTexts);
  const footer = (
    <>
      <Button variant="hot" asChild>
        <a href="/subscription">{t('statsPage.plan.upgrade')}</a>
      </Button>
      <DialogClose asChild>
        <Button variant="outline">{t('statsPage.plan.later')}</Button>
      </DialogClose>
    </>
  );
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="sm"
        title={t('statsPage.plan.title')}
        description={t('statsPage.plan.text', { count })}
        footer={footer}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      />
    </Dialog>
  );
}
