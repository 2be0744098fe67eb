import { Check } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { VisibleFinding } from '../check/finding-list.tsx';
import { findingsOf } from '../check/use-findings.ts';
import { useProfileAction } from '../profile-list/use-profile-action.ts';
import { useCacheProfile } from '../profile-queries.ts';
import { useEditorSession } from '../state/editor-context.tsx';
import { useEditor, useSaveState } from '../state/use-editor.ts';
import { useProfileCall } from '../use-profile-call.ts';
import styles from './publish-button.module.css';
import type { Publishing } from './publish-dialog.tsx';
import { publishTexts } from './publish-texts.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

/** While the account waits for its deletion nothing can go live. The draft is still saved. */
export function PublishButton({ profile }: { profile: Profile }) {
  const t = useTexts(publishTexts);
  if (!useSession().user?.deletesAt) return <LivePublishButton profile={profile} />;
  const explain = () => toast({ title: t('publish.leavingTitle'), description: t('publish.leavingText') });
  return (
    <Button variant="secondary" className={styles.button} onClick={explain}>
      {t('publish.leaving')}
    </Button>
  );
}

/** The primary button. The first publish prompts for an address; later ones are immediate unless there are errors. */
function LivePublishButton({ profile }: { profile: Profile }) {
  const t = useTexts(publishTexts);
  const { store } = useEditorSession();
  const [findings, setFindings] = useState<readonly VisibleFinding[]>([]);
  const isSaved = useSaveState().kind === 'saved';
  const [visible, setOpenDialog] = useState<'publish' | 'paused' | 'done' | 'share'>();
  const isFirst = profile.publishedAt === null;
  const { send: sendAction } = useProfileAction(profile.id);
  const isValid = useEditor(({ normalized }) => Object.keys(normalized.errors).length === 0);
  const isCurrent = !profile.hasChanges && isSaved && isValid;
  const isLive = profile.status === 'published' && isCurrent;
  const isOnlyPaused = profile.status === 'paused' && isCurrent;
  const publishing = usePublish(profile, visible === 'publish', () => setOpenDialog(isFirst ? 'done' : undefined));
  const handleClick = () => {
    const found = findingsOf(store.state().normalized);
    setFindings(found);
    if (isLive) setOpenDialog('share');
    else if (isOnlyPaused) sendAction('resume');
    else if (isFirst || found.some(({ severity }) => severity === 'error')) setOpenDialog('publish');
    else if (profile.status === 'paused') setOpenDialog('paused');
    else publishing.publish(undefined);
  };
  return (
    <>
      {isLive ? (
        <Button variant="secondary" className={styles.button} onClick={handleClick} title={t('publish.liveHint')}>
          <Check aria-hidden="true" />
          {t('publish.live')}
        </Button>
      ) : (
        <Button variant="hot" className={styles.button} loading={publishing.isPending} onClick={handleClick}>
          <span className={styles.long}>
            {t(isFirst ? 'publish.first' : isOnlyPaused ? 'publish.resume' : 'publish.changes')}
          </span>
          <span className={styles.short}>{t('publish.short')}</span>
        </Button>
      )}
      {visible === 'publish' && (
        <Suspense>
          <PublishDialog
            profile={profile}
            findings={findings}
            publishing={publishing}
            onClose={() => setOpenDialog(undefined)}
          />
        </Suspense>
      )}
      <AlertDialog open={visible === 'paused'} onOpenChange={(open) => open || setOpenDialog(undefined)}>
        <AlertDialogContent
          title={t('publish.pausedTitle')}
          description={t('publish.pausedText')}
          confirm={t('publish.pausedConfirm')}
          onConfirm={() => publishing.publish(undefined)}
        />
      </AlertDialog>
      {(visible === 'done' || visible === 'share') && (
        <Suspense>
          <ShareDialog profile={profile} isNew={visible === 'done'} onClose={() => setOpenDialog(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Saves the draft, changes to the chosen address and publishes. */
function usePublish(profile: Profile, isInDialog: boolean, onPublished: () => void): Publishing {
  const t = useTexts(publishTexts);
  const { autosave } = useEditorSession();
  const cacheProfile = useCacheProfile();
  const [rejection, setRejection] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const params = { id: profile.id };
  const isFirst = profile.publishedAt === null;
  const call = async (api: Api, slug: string | undefined): Promise<Profile> => {
    if (!(await autosave.flush())) throw new RequestError(t('publish.unsaved'));
    if (slug !== undefined && slug !== profile.slug)
      cacheProfile(await api.call(profilesApi.setAddress, { params, body: { slug } }));
    return api.call(profilesApi.publish, { params });
  };
  const { send, isPending } = useProfileCall({
    call,
    onDone: (published) => {
      autosave.replaceBase(published);
      onPublished();
      if (isFirst) return;
      const onClick = () => window.open(published.address, '_blank', 'noopener');
      toast({
        title: t('publish.toast'),
        description: window.location.host + decodeURI(published.address),
        action: { label: t('publish.toastOpen'), onClick },
      });
    },
    onFailure: isInDialog ? setFailure : undefined,
    onFields: ({ slug }) => {
      setRejection(slug);
      return slug !== undefined;
    },
  });
  const publish = (slug: string | undefined) => {
    setRejection(undefined);
    setFailure(undefined);
    send(slug);
  };
  return { publish, isPending, rejection, failure };
}
