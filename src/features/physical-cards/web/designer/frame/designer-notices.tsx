import { History, MessageSquareWarning } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useChange } from '../state/use-design.ts';
import styles from './designer-notices.module.css';

interface DesignerNoticesProps {
  isRestored: boolean;
  onRestoredRead: () => void;
}

export function DesignerNotices({ isRestored, onRestoredRead }: DesignerNoticesProps) {
  const t = useTexts(designerTexts);
  const { order, first } = useDesignerSession();
  const change = useChange();
  const discard = () => {
    change(undefined, () => first);
    onRestoredRead();
  };
  if (!order && !isRestored) return null;
  return (
    <div className={styles.notices}>
      {order && (
        <Notice isStacked icon={MessageSquareWarning} tone="warn" title={t('designer.asked.title')}>
          <p dir="auto">{order.reason ?? t('designer.asked.noReason')}</p>
        </Notice>
      )}
      {isRestored && (
        <Notice
          isStacked
          icon={History}
          tone="sea"
          title={t('designer.restored.title')}
          action={
            <>
              <Button size="sm" onClick={onRestoredRead}>
                {t('designer.restored.keep')}
              </Button>
              <Button size="sm" variant="outline" onClick={discard}>
                {t('designer.restored.discard')}
              </Button>
            </>
          }
        >
          {t('designer.restored.text')}
        </Notice>
      )}
    </div>
  );
}
