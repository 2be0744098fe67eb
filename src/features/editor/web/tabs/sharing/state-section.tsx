import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { AlertDialog, AlertDialogContent } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { useCacheProfile } from '../../profile-queries.ts';
import { useEditorSession } from '../../state/editor-context.ts';
import { useProfileCall } from '../../use-profile-call.ts';
import { TabSection } from '../tab-section.tsx';
import { sharingTexts } from './sharing-texts.ts';
import styles from './state-section.module.css';

interface StateSectionProps {
  profile: Profile;
}

/** Hide the card for a while, or for good. */
export function StateSection({ profile: { id, status } }: StateSectionProps) {
  const t = useTexts(sharingTexts);
  const { autosave } = useEditorSession();
  const cacheProfile = useCacheProfile();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isConfirmOpen, setIsConfirmOpen] = useState(false);
  const isPaused = status === 'paused';
  const statusCall = useProfileCall<Profile>({
    call: (api) => api.call(isPaused ? profilesApi.resume : profilesApi.pause, { params: { id } }),
    onDone: (updated) => {
      cacheProfile(updated);
      toast({ title: t(updated.status === 'paused' ? 'sharing.paused' : 'sharing.resumed') });
    },
  });
  const removing = useProfileCall<Profile>({
    call: async (api) => {
      await autosave.flush();
      return api.call(profilesApi.remove, { params: { id } });
    },
    onDone: () => {
      autosave.stop();
      void queries.invalidateQueries({ queryKey: ['/api/profiles'] });
      toast({ title: t('sharing.removed') });
      void navigate('/editor');
    },
  });
  return (
    <TabSection title={t('sharing.state')}>
      {(isPaused || status === 'published') && (
        <Row gap={3} align="center" justify="between" wrap>
          <p className={styles.text}>{t(isPaused ? 'sharing.resumeText' : 'sharing.pauseText')}</p>
          <Button
            variant={isPaused ? 'default' : 'outline'}
            loading={statusCall.isPending}
            onClick={() => statusCall.send()}
          >
            {t(isPaused ? 'sharing.resume' : 'sharing.pause')}
          </Button>
        </Row>
      )}
      <Row gap={3} align="center" justify="between" wrap>
        <p className={styles.text}>{t('sharing.removeText')}</p>
        <Button variant="outline" className={styles.remove ?? ''} onClick={() => setIsConfirmOpen(true)}>
          {t('sharing.remove')}
        </Button>
      </Row>
      <AlertDialog open={isConfirmOpen} onOpenChange={setIsConfirmOpen}>
        <AlertDialogContent
          title={t('sharing.removeTitle')}
          description={t('sharing.removeText')}
          confirm={t('sharing.removeConfirm')}
          onConfirm={() => removing.send()}
          destructive
        />
      </AlertDialog>
    </TabSection>
  );
}
