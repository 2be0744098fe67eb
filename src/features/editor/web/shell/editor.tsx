import { useQuery } from '@tanstack/react-query';
import { Ban, CirclePause, Eye } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { RejectedField, RestoredNotice, SaveErrorNotice } from '#ui/drafts/draft-notices.tsx';
import { LeaveGuard } from '#ui/drafts/leave-guard.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/query-content.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { Link } from '#ui/router.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import { toForm } from '../../form.ts';
import { useShowPlanLimit } from '../plan-context.ts';
import { PlanProvider } from '../plan-provider.tsx';
import { useProfileAction } from '../profile-list/use-profile-action.ts';
import { profileQueries } from '../profile-queries.ts';
import { EditorProvider, type EditorSession, useEditorSession } from '../state/editor-context.tsx';
import { isBilingual } from '../state/editor-store.ts';
import { useActions, useEditor, useSaveState } from '../state/use-editor.ts';
import { useSessionState } from '../state/use-session-state.ts';
import { editorTexts } from '../texts.ts';
import styles from './shell.module.css';
import { TabView } from './tab-view.tsx';
import { tabIcons, tabNames } from './tabs.ts';
import { TopBar } from './top-bar.tsx';
import { useEditorLocation } from './use-editor-location.ts';

/** What draws a profile is as large as the rest of the editor: the form does not wait for it. */
const Phone = lazy(async () => ({ default: (await import('../preview/phone.tsx')).Phone }));

/** Wide enough for the form and the phone preview side by side. */
const wide = '(width >= 900px)';

/** Next to the form where there is space, otherwise behind a button. Only the visible one is rendered. */
function PreviewPane({ profile }: { profile: Profile }) {
  const t = useTexts(editorTexts);
  return (
    <aside className={styles.pane} aria-label={t('editor.preview.open')}>
      <Suspense>
        <Phone profile={profile} />
      </Suspense>
    </aside>
  );
}

/** On a phone the preview opens from the bar of tabs, where it covers nothing. */
function PreviewTab({ profile }: { profile: Profile }) {
  const t = useTexts(editorTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.tab}
        aria-label={t('editor.preview.open')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Eye size={22} strokeWidth={1.75} aria-hidden="true" />
        {t('editor.preview.tab')}
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen}>
        <SheetContent className={styles.sheet} side="bottom" title={t('editor.preview.title')}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <Phone profile={profile} isBare />
          </Suspense>
        </SheetContent>
      </Sheet>
    </>
  );
}

const ProfileConflictDialog = lazy(async () => ({
  default: (await import('../conflict/conflict-dialog.tsx')).ProfileConflictDialog,
}));

function ConflictChoice() {
  const { kind } = useSaveState();
  return kind === 'conflict' ? (
    <Suspense>
      <ProfileConflictDialog />
    </Suspense>
  ) : null;
}

/** Inside a text field the browser's native undo applies. */
const isInText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio], [type=color]), textarea, [contenteditable=true]') !== null;

/** Handles Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) on the profile, and Ctrl+S for users who save out of habit. */
function useEditorKeys({ store, autosave }: EditorSession): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Compares the physical key: on a Hebrew layout its letter differs.
      if (event.code === 'KeyS') {
        event.preventDefault();
        void autosave.flush();
      }
      if (isInText(event.target)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (event.code !== 'KeyZ' && !isRedo) return;
      event.preventDefault();
      store.dispatch({ type: isRedo ? 'redo' : 'undo' });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [store, autosave]);
}

interface EditorProps {
  /** The profile when the editor was opened. */
  profile: Profile;
  userId: number;
}

export function Editor({ profile: first, userId }: EditorProps) {
  const t = useTexts(editorTexts);
  const session = useSessionState(first, userId);
  const { data: profile = first } = useQuery({ ...profileQueries.one(useApi(), first.id), enabled: false });
  const isWide = useMediaQuery(wide);
  usePageTitle(t('editor.title'));
  useEditorKeys(session);
  const { typedAddresses } = session;
  const hasTypedAddress = useCallback(() => typedAddresses.size > 0, [typedAddresses]);
  return (
    <EditorProvider session={session}>
      <PlanProvider>
        <Grid columns={1} className={styles.editor}>
          <TopBar profile={profile} />
          <Rail>{!isWide && <PreviewTab profile={profile} />}</Rail>
          <div className={styles.form}>
            <EditorNotices profile={profile} />
            {session.isRestored && <RestoredChanges opened={first} />}
            <TabView profile={profile} />
          </div>
          {isWide && <PreviewPane profile={profile} />}
          <SaveError />
        </Grid>
        <ConflictChoice />
        <LeaveGuard
          draft={session.autosave}
          savesOnBlur
          texts={{
            title: t('editor.leave.title'),
            text: t('editor.leave.text'),
            stay: t('editor.leave.stay'),
            go: t('editor.leave.go'),
          }}
        />
        <UnsavedGuard
          unsaved={hasTypedAddress}
          texts={{
            title: t('editor.leaveAddress.title'),
            text: t('editor.leaveAddress.text'),
            stay: t('editor.leave.stay'),
            go: t('editor.leave.go'),
          }}
        />
      </PlanProvider>
    </EditorProvider>
  );
}

/** At the start edge of a wide screen, at the bottom of a phone screen. */
function Rail({ children }: { children: ReactNode }) {
  const t = useTexts(editorTexts);
  const { location } = useEditorLocation();
  return (
    <nav className={styles.rail} aria-label={t('editor.tabs.label')}>
      <Grid as="ul" gap="hair" className={styles.tabs}>
        {tabNames.map((tab) => {
          const Icon = tabIcons[tab];
          return (
            <li key={tab}>
              <Link
                className={styles.tab}
                to={{ search: `?tab=${tab}` }}
                {...(location.tab === tab && { 'aria-current': 'page' })}
                onClick={() => window.scrollTo({ top: 0, behavior: 'instant' })}
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                {t(`editor.tabs.${tab}`)}
              </Link>
            </li>
          );
        })}
        {children && <li>{children}</li>}
      </Grid>
    </nav>
  );
}

/** Leaves by itself once the owner has gone on writing and that is saved: there is nothing left to decide. */
function RestoredChanges({ opened }: { opened: Profile }) {
  const t = useTexts(editorTexts);
  const { store, autosave } = useEditorSession();
  const { edit, undo } = useActions();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const restored = store.state().history.present;
    return autosave.subscribe(() => {
      if (autosave.state().kind === 'saved' && store.state().history.present !== restored) setIsShown(false);
    });
  }, [store, autosave]);
  if (!isShown) return null;
  const discard = () => {
    edit(() => toForm(opened.document, isBilingual(opened)));
    setIsShown(false);
    toast({ title: t('editor.restored.discarded'), action: { label: t('editor.restored.bringBack'), onClick: undo } });
  };
  return (
    <div className={styles.notices}>
      <RestoredNotice
        texts={{
          title: t('editor.restored.title'),
          text: t('editor.restored.text'),
          dismiss: t('editor.restored.dismiss'),
          discard: t('editor.restored.discard'),
        }}
        onDismiss={() => setIsShown(false)}
        onDiscard={discard}
      />
    </div>
  );
}

function EditorNotices({ profile }: { profile: Profile }) {
  const t = useTexts(editorTexts);
  const { status, suspendedReason } = profile;
  const write = (
    <LinkButton size="sm" variant="outline" href="/contact">
      {t('editor.status.write')}
    </LinkButton>
  );
  const { send } = useProfileAction(profile.id);
  const resume = (
    <Button size="sm" variant="outline" onClick={() => send('resume')}>
      {t('editor.status.resume')}
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
        <Notice isStacked icon={CirclePause} tone="warn" title={t('editor.status.paused')} action={resume}>
          {t('editor.status.pausedText')}
        </Notice>
      )}
    </Stack>
  );
}

/** Overlays the page, so that the field being edited does not shift. */
function SaveError() {
  const t = useTexts(editorTexts);
  const { autosave } = useEditorSession();
  const showLimit = useShowPlanLimit();
  const state = useSaveState();
  // An admin viewing as the owner saves nothing, locally or on the server, so there is no retry.
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
    <SaveErrorNotice
      className={styles.saveError}
      title={t(isViewed ? 'editor.saveError.viewed' : 'editor.saveError.title')}
      action={!isViewed && (state.needsPlan ? upgrade : retry)}
    >
      <RejectedFields message={state.message} />
      {!isViewed && <p>{t('editor.saveError.savedLocally')}</p>}
    </SaveErrorNotice>
  );
}

interface RejectedFieldsProps {
  /** Shown when the server names no field. */
  message: string;
}

/** The server's validation errors, each linking to its field. */
function RejectedFields({ message }: RejectedFieldsProps) {
  const rejected = useEditor((state) => state.rejected);
  const { goTo } = useEditorLocation();
  const fields = Object.entries(rejected);
  if (fields.length === 0) return <p>{message}</p>;
  return (
    <Stack>
      {fields.map(([path, text]) => (
        <RejectedField key={path} onClick={() => goTo(path)}>
          {text}
        </RejectedField>
      ))}
    </Stack>
  );
}
