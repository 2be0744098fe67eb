import { type ReactNode, useCallback, useState } from 'react';
import { UpgradeDialog } from '#features/subscriptions/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { PlanContext } from './plan-context.ts';
import { editorTexts } from './texts.ts';

/** Provides one dialog that explains any plan limit and links to a larger plan. */
export function PlanProvider({ children }: { children: ReactNode }) {
  const t = useTexts(editorTexts);
  // The text remains during the closing animation.
  const [limit, setLimit] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const showLimit = useCallback((message: string) => {
    setLimit(message);
    setIsOpen(true);
  }, []);
  return (
    <PlanContext value={showLimit}>
      {children}
      <UpgradeDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('editor.plan.title')}
        reason={limit}
        retainedNote={t('editor.plan.stored')}
      />
    </PlanContext>
  );
}
