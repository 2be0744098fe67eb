import { Ban, CirclePause, History } from 'lucide-react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { editorTexts } from '../texts.ts';
import styles from './editor-notices.module.css';

interface EditorNoticesProps {
  profile: Profile;
  isRestored: boolean;
  onRestoredRead: () => void;
  onDiscard: () => void;
}

export function EditorNotices({ profile, isRestored, onRestoredRead, onDiscard }: EditorNoticesProps) {
  const t = useTexts(editorTexts);
  const discard = () => {
    onDiscard();
    onRestoredRead();
  };
  const { status, suspendedReason } = profile;
  const write = (
    <Button size="sm" variant="outline" asChild>
      <a href="/contact">{t('editor.status.write')}</a>
    </Button>
  );
  return (
    <Stack gap={3} className={styles.notices}>
      {status === 'suspended' && (
        <Notice isStacked icon={Ban} tone="bad" title={t('editor.status.suspended')} action={write}>
          <p>{t('editor.status.suspendedText')}</p>
          {suspendedReason && <p>{t('editor.status.reason', { reason: suspendedReason })}</p>}
        </Notice>
      )}
      {status === 'paused' && (
        <Notice isStacked icon={CirclePause} tone="warn" title={t('editor.status.paused')}>
          {t('editor.status.pausedText')}
        </Notice>
      )}
      {isRestored && (
        <Notice
          isStacked
          icon={History}
          tone="sea"
          title={t('editor.restored.title')}
          action={
            <>
              <Button size="sm" onClick={onRestoredRead}>
                {t('editor.restored.keep')}
              </Button>
              <Button size="sm" variant="outline" onClick={discard}>
                {t('editor.restored.discard')}
              </Button>
            </>
          }
        >
          {t('editor.restored.text')}
        </Notice>
      )}
    </Stack>
  );
}
