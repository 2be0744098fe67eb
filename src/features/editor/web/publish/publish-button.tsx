import { Check, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Profile, profilesApi } from '#features/profiles/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { Dialog, DialogClose, DialogContent } from '#ui/overlays/dialog.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { AddressField } from '../address/address-field.tsx';
import { useAddressCheck } from '../address/use-address-check.ts';
import { FindingList } from '../check/finding-list.tsx';
import { findingsOf, type VisibleFinding } from '../check/use-findings.ts';
import { useProfileAction } from '../profile-list/use-profile-action.ts';
import { useCacheProfile } from '../profile-queries.ts';
import { useEditorLocation } from '../shell/use-editor-location.ts';
import { useEditorSession } from '../state/editor-context.tsx';
import { useEditor, useSaveState } from '../state/use-editor.ts';
import { useProfileCall } from '../use-profile-call.ts';
import styles from './publish-button.module.css';
import { publishTexts } from './publish-texts.ts';
import { ShareDialog } from './share-dialog.tsx';

interface PublishDialogProps {
  profile: Profile;
  findings: readonly VisibleFinding[];
  publishing: Publishing;
  onClose: () => void;
}

/** The most severe come first; the rest is in the profile check. */
const maxAdvice = 3;

/** Shows the findings, the future address and the publish button. Errors block publishing; advice does not. */
function PublishDialog({ profile, findings, publishing, onClose }: PublishDialogProps) {
  const t = useTexts(publishTexts);
  const { goTo } = useEditorLocation();
  const isFirst = profile.publishedAt === null;
  // Focus moves to the requested field, so closing must not return it to the opener.
  const isNavigating = useRef(false);
  const [slug, setSlug] = useState(profile.slug);
  const check = useAddressCheck('slug', slug, profile.slug);
  const isBlocked = findings.some(({ severity }) => severity === 'error');
  const errors = findings.filter(({ severity }) => severity === 'error');
  const visible = isBlocked ? errors : findings.slice(0, maxAdvice);
  const lead = isBlocked ? 'publish.blocked' : findings.length ? 'publish.advice' : 'publish.ready';
  const go = (path: string) => {
    isNavigating.current = true;
    onClose();
    goTo(path);
  };
  const footer = (
    <>
      {!isBlocked && (
        <Button
          variant="hot"
          loading={publishing.isPending}
          disabled={isFirst && check.state === 'refused'}
          onClick={() => publishing.publish(isFirst ? check.value : undefined)}
        >
          {t('publish.confirm')}
        </Button>
      )}
      <DialogClose asChild>
        <Button variant="outline">{t('publish.later')}</Button>
      </DialogClose>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t(isBlocked ? 'publish.titleBlocked' : 'publish.title')}
        description={t(lead)}
        footer={footer}
        onCloseAutoFocus={(event) => isNavigating.current && event.preventDefault()}
      >
        {isFirst && !isBlocked && (
          <AddressField
            label={t('publish.address')}
            hint={t('publish.addressHint')}
            prefix={`${window.location.host}/p/`}
            typed={slug}
            onType={setSlug}
            check={check}
            serverError={publishing.rejection}
          />
        )}
        {visible.length > 0 && <FindingList findings={visible} onGo={go} />}
        {!isBlocked && findings.length > visible.length && (
          <p>{t('publish.more', { count: findings.length - visible.length })}</p>
        )}
        {publishing.failure && (
          <Notice icon={CircleAlert} tone="bad" title={t('publish.failed')} isLive>
            {publishing.failure}
          </Notice>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** The primary button. The first publish prompts for an address; later ones are immediate unless there are errors. */
export function PublishButton({ profile }: { profile: Profile }) {
  const t = useTexts(publishTexts);
  const { store } = useEditorSession();
  const [findings, setFindings] = useState<readonly VisibleFinding[]>([]);
  const isSaved = useSaveState().kind === 'saved';
  const [visible, setOpenDialog] = useState<'publish' | 'done' | 'share'>();
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
        <PublishDialog
          profile={profile}
          findings={findings}
          publishing={publishing}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {(visible === 'done' || visible === 'share') && (
        <ShareDialog profile={profile} isNew={visible === 'done'} onClose={() => setOpenDialog(undefined)} />
      )}
    </>
  );
}

/** Saves the draft, changes to the chosen address and publishes. */
function usePublish(profile: Profile, isInDialog: boolean, onPublished: () => void) {
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

type Publishing = ReturnType<typeof usePublish>;
