import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { findingsOf, type ShownFinding } from '../check/use-findings.ts';
import { useEditorSession } from '../state/editor-context.ts';
import { useSaveState } from '../state/use-editor.ts';
import styles from './publish-button.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { publishTexts } from './publish-texts.ts';
import { ShareDialog } from './share-dialog.tsx';
import { usePublish } from './use-publish.ts';

interface PublishButtonProps {
  profile: Profile;
}

/** The one hot button. The first time it asks for an address; later it publishes at once when nothing is to be said. */
export function PublishButton({ profile }: PublishButtonProps) {
  const t = useTexts(publishTexts);
  const { store } = useEditorSession();
  const [findings, setFindings] = useState<readonly ShownFinding[]>([]);
  const isSaved = useSaveState().kind === 'saved';
  const [shown, setShown] = useState<'publish' | 'done' | 'share'>();
  const isFirst = profile.publishedAt === null;
  const isLive = profile.status === 'published' && !profile.hasChanges && isSaved;
  const publishing = usePublish(profile, () => setShown(isFirst ? 'done' : undefined));
  const press = () => {
    const found = findingsOf(store.state().settled);
    setFindings(found);
    if (isLive) setShown('share');
    else if (isFirst || found.length > 0) setShown('publish');
    else publishing.publish(undefined);
  };
  return (
    <>
      {isLive ? (
        <Button variant="secondary" className={styles.button} onClick={press} title={t('publish.liveHint')}>
          <Check aria-hidden="true" />
          {t('publish.live')}
        </Button>
      ) : (
        <Button variant="hot" className={styles.button} loading={publishing.isPending} onClick={press}>
          <span className={styles.long}>{t(isFirst ? 'publish.first' : 'publish.changes')}</span>
          <span className={styles.short}>{t('publish.short')}</span>
        </Button>
      )}
      {shown === 'publish' && (
        <PublishDialog
          profile={profile}
          findings={findings}
          publishing={publishing}
          onClose={() => setShown(undefined)}
        />
      )}
      {(shown === 'done' || shown === 'share') && (
        <ShareDialog profile={profile} isNew={shown === 'done'} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
