import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { postEditorTexts } from '../../editor-texts.ts';
import { focusField } from '../focus-field.ts';
import { usePostSession, useWork } from '../state/post-context.ts';
import { draftFields } from '../state/post-draft.ts';
import styles from './save-trouble.module.css';

/** Lies over the page instead of pushing it: what is typed in must not move away under the hand. */
export function SaveTrouble() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const save = useWork((state) => state.save);
  const flaws = useWork((state) => state.flaws);
  if (save.kind !== 'failed') return null;
  const named = draftFields.filter((field) => flaws[field]);
  return (
    <div className={styles.trouble}>
      <Notice
        isStacked
        isLive
        icon={CircleAlert}
        tone="bad"
        title={t('postEditor.trouble.title')}
        action={
          <Button size="sm" variant="outline" onClick={() => void work.flush()}>
            {t('postEditor.save.retry')}
          </Button>
        }
      >
        {named.length === 0 && <p>{save.message}</p>}
        {named.map((field) => (
          <button key={field} type="button" className={styles.field} onClick={() => focusField(field)}>
            {t(`postEditor.fields.${field}`)}: {flaws[field]}
          </button>
        ))}
        <p>{t('postEditor.trouble.kept')}</p>
      </Notice>
    </div>
  );
}
