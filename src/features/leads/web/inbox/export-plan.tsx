import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { inboxTexts } from '../inbox-texts.ts';

interface ExportPlanProps {
  isOpen: boolean;
  hasPlans: boolean;
  onClose: () => void;
}

/** Says what a larger plan brings, and the way to it. */
export function ExportPlan({ isOpen, hasPlans, onClose }: ExportPlanProps) {
  const t = useTexts(inboxTexts);
  const footer = (
    <>
      {hasPlans && (
        <Button variant="hot" asChild>
          <a href="/subscription">{t('inbox.export.plan.upgrade')}</a>
        </Button>
      )}
      <DialogClose asChild>
        <Button variant="outline">{t('inbox.export.plan.later')}</Button>
      </DialogClose>
    </>
  );
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="sm"
        title={t('inbox.export.plan.title')}
        description={t('inbox.export.plan.text')}
        footer={footer}
      >
        <p>{t('inbox.export.plan.kept')}</p>
      </DialogContent>
    </Dialog>
  );
}
