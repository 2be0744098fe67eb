import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { useSaveState } from '../state/use-design.ts';
import styles from './save-trouble.module.css';

/** Lies over the page instead of pushing it: what is typed in must not move away under the hand. */
export function SaveTrouble() {
  const t = useTexts(designerTexts);
  const { saving } = useDesignerSession();
  const state = useSaveState();
  if (state.kind !== 'failed') return null;
  const retry = (
    <Button size="sm" variant="outline" onClick={() => void saving.flush()}>
      {t('designer.save.retry')}
    </Button>
  );
  return (
    <div className={styles.trouble}>
      <Notice isStacked isLive icon={CircleAlert} tone="bad" title={t('designer.trouble.title')} action={retry}>
        <p>{state.message}</p>
        <p>{t('designer.trouble.kept')}</p>
      </Notice>
    </div>
  );
}
