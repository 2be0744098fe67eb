import { CircleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSession } from '#web-kit/use-session.ts';
import { useShowPlanLimit } from '../plan-context.ts';
import { useEditorSession } from '../state/editor-context.ts';
import { useEditor, useSaveState } from '../state/use-editor.ts';
import { editorTexts } from '../texts.ts';
import styles from './save-error.module.css';
import { useEditorLocation } from './use-editor-location.ts';

/** Lies over the page instead of pushing it: what is typed in must not move away under the hand. */
export function SaveError() {
  const t = useTexts(editorTexts);
  const { autosave } = useEditorSession();
  const showLimit = useShowPlanLimit();
  const state = useSaveState();
  // Whoever looks through the owner's eyes saves nothing, here or there, and has nothing to try again.
  const isViewed = useSession().user?.viewedBy !== undefined;
  if (state.kind !== 'failed') return null;
  const retry = (
    <Button size="sm" variant="outline" onClick={() => void autosave.flush()}>
      {t('editor.save.retry')}
    </Button>
  );
  const upgrade = (
    <Button size="sm" onClick={() => showLimit(state.message)}>
      {t('editor.plan.upgrade')}
    </Button>
  );
  return (
    <div className={styles.trouble}>
      <Notice
        isStacked
        icon={CircleAlert}
        tone="bad"
        title={t(isViewed ? 'editor.trouble.viewed' : 'editor.trouble.title')}
        action={!isViewed && (state.needsPlan ? upgrade : retry)}
        isLive
      >
        <RejectedFields message={state.message} />
        {!isViewed && <p>{t('editor.trouble.kept')}</p>}
      </Notice>
    </div>
  );
}

interface RejectedFieldsProps {
  /** What is said when no field was named. */
  message: string;
}

/** What the server refused, each line leading to its field. */
function RejectedFields({ message }: RejectedFieldsProps) {
  const rejected = useEditor((state) => state.rejected);
  const { goTo } = useEditorLocation();
  const fields = Object.entries(rejected);
  if (fields.length === 0) return <p>{message}</p>;
  return (
    <Stack>
      {fields.map(([path, text]) => (
        <button key={path} type="button" className={styles.field} onClick={() => goTo(path)}>
          {text}
        </button>
      ))}
    </Stack>
  );
}
