import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PlanContext } from './plan-context.ts';
import { editorTexts } from './texts.ts';

interface PlanProviderProps {
  children: ReactNode;
}

/** One friendly explanation for every limit of a plan, and the way to a larger one. */
export function PlanProvider({ children }: PlanProviderProps) {
  const t = useTexts(editorTexts);
  const [limit, setLimit] = useState<string>();
  const footer = (
    <>
      <Button variant="hot" asChild>
        <a href="/subscription">{t('editor.plan.upgrade')}</a>
      </Button>
      <DialogClose asChild>
        <Button variant="outline">{t('editor.plan.later')}</Button>
      </DialogClose>
    </>
  );
  return (
    <PlanContext value={setLimit}>
      {children}
      <Dialog open={limit !== undefined} onOpenChange={(open) => open || setLimit(undefined)}>
        <DialogContent size="sm" title={t('editor.plan.title')} description={limit} footer={footer}>
          <p>{t('editor.plan.kept')}</p>
        </DialogContent>
      </Dialog>
    </PlanContext>
  );
}
