import { Radio } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PictureField, StoredPicture } from '#features/files/web/index.ts';
import { locales } from '#i18n/locale.ts';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ConflictDialog } from '#ui/drafts/conflict-dialog.tsx';
import { RejectedField, RestoredNotice, SaveErrorNotice } from '#ui/drafts/draft-notices.tsx';
import { LeaveGuard } from '#ui/drafts/leave-guard.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Grid, Stack, Text } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useLocation } from '#ui/router.tsx';
import type { DraftPost } from '../../../contract.ts';
import { blogAdminTexts } from '../admin-texts.ts';
import { postEditorTexts } from '../editor-texts.ts';
import { TopBar } from './bar/top-bar.tsx';
import { BodyField } from './body/body-field.tsx';
import { PostFieldError, SlugField, SummaryField, TagsField, TitleField } from './fields/post-fields.tsx';
import { focusField } from './focus-field.ts';
import { differences } from './notices/differences.ts';
import styles from './post-editor.module.css';
import { type DraftField, draftFields, type PostDraft } from './state/post-draft.ts';
import { PostContext, useDraft, usePostSession, usePostSessionState, useWork } from './state/post-session.ts';
import { type PostWork, useStatusOf } from './state/post-work.ts';

/** The fields of a post that were changed both here and elsewhere. */
function PostConflictDialog() {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const { work } = usePostSession();
  const save = useWork((state) => state.save);
  if (save.kind !== 'conflict') return null;
  const { current } = save;
  const { mine, theirs } = save.merged;
  const describe = (field: DraftField, text: string, { cover }: PostDraft): string => {
    if (field === 'language') return tAdmin.find(`blogAdmin.language.${text}`) ?? text;
    return text || (field === 'cover' && cover ? t('postEditor.picture.unknown') : '');
  };
  const coverOf = ({ cover }: PostDraft) => cover && <StoredPicture file={cover.file} alt="" />;
  return (
    <ConflictDialog
      title={t('postEditor.conflict')}
      savedAt={current.updatedAt}
      differences={differences(mine, theirs).map(({ field, ...texts }) => ({
        key: field,
        title: t(`postEditor.fields.${field}`),
        texts: { mine: describe(field, texts.mine, mine), theirs: describe(field, texts.theirs, theirs) },
        pictures: field === 'cover' ? { mine: coverOf(mine), theirs: coverOf(theirs) } : undefined,
      }))}
      onOverwrite={(taken) => {
        const ofTheirs = Object.entries(theirs).filter(([field]) => taken.includes(field));
        work.saver.overwrite({ ...mine, ...Object.fromEntries(ofTheirs) });
      }}
      onDiscard={() => work.discard(current)}
      onUndo={() => work.change(mine)}
    />
  );
}

/** The aspect ratio of link previews, so that they crop nothing. */
const aspect = 1_200 / 630;

function CoverField() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const cover = useDraft('cover');
  const language = useDraft('language');
  return (
    <Stack shrinkItems gap={2} className={styles.cover} id="post-cover">
      <PictureField
        label={t('postEditor.fields.cover')}
        aspect={aspect}
        altHint={t('postEditor.cover.altHint')}
        languages={[language]}
        value={cover ? { file: cover.file, alt: { [language]: cover.alt } } : undefined}
        onChange={(next) => work.change({ cover: next ? { file: next.file, alt: next.alt[language] ?? '' } : null })}
      />
      <PostFieldError field="cover" />
    </Stack>
  );
}

/** The fields around the text: beside it on wide viewports, below it on a phone. */
function PostDetails({ isPublic }: { isPublic: boolean }) {
  const t = useTexts(postEditorTexts);
  return (
    <section className={styles.details} id="post-details" aria-labelledby="post-details-title" tabIndex={-1}>
      <Text as="h2" size="l" id="post-details-title">
        {t('postEditor.details.title')}
      </Text>
      <SummaryField />
      <CoverField />
      <TagsField />
      <SlugField isPublic={isPublic} />
      <LanguageField />
    </section>
  );
}

function LanguageField() {
  const t = useTexts(postEditorTexts);
  const tAdmin = useTexts(blogAdminTexts);
  const { work } = usePostSession();
  return (
    <SegmentedChoice
      label={t('postEditor.fields.language')}
      values={locales}
      text={(locale) => tAdmin(`blogAdmin.language.${locale}`)}
      value={useDraft('language')}
      onChange={(language) => work.change({ language })}
    />
  );
}

interface PostEditorProps {
  /** The post as the server last returned it. */
  post: DraftPost;
  userId: number;
}

export function PostEditor({ post, userId }: PostEditorProps) {
  const t = useTexts(postEditorTexts);
  const session = usePostSessionState(post, userId);
  const [opened] = useState(post);
  const isPublic = useStatusOf(session.work) === 'published';
  const isBack = useIsBack();
  useSaveKey(session.work);
  usePageTitle(post.title || t('postEditor.title'));
  return (
    <PostContext value={session}>
      <div className={styles.editor}>
        <TopBar />
        <Grid columns={1} className={styles.columns}>
          <Stack shrinkItems justify="start" gap={5} className={styles.main}>
            <PostNotices isPublic={isPublic} isRestored={session.isRestored && !isBack} opened={opened} />
            <TitleField />
            <a className={styles.jump} href="#post-details">
              {t('postEditor.details.jump')}
            </a>
            <BodyField />
          </Stack>
          <PostDetails isPublic={isPublic} />
        </Grid>
        <PostTrouble />
      </div>
      <PostConflictDialog />
      <LeaveGuard
        draft={session.work.saver}
        isBusy={session.uploads.isUploading}
        previewPath={`/blog-admin/${post.id}/preview`}
        savesOnPause={savesOnPause}
        savesOnBlur
        texts={{
          title: t('postEditor.leave.title'),
          text: t('postEditor.leave.text'),
          stay: t('postEditor.leave.stay'),
          go: t('postEditor.leave.go'),
        }}
      />
    </PostContext>
  );
}

/** A public post or a refused save is not saved automatically. */
const savesOnPause = (kind: string): boolean => kind === 'waiting' || kind === 'offline';

/** Saves on Ctrl+S. */
function useSaveKey(work: PostWork): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By physical key: the letter differs on a Hebrew keyboard layout.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      void work.flush();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [work]);
}

/** Whether the writer just returned from the preview and so still knows the unsaved text; reset by a reload. */
function useIsBack(): boolean {
  const { state } = useLocation();
  const [isBack] = useState(state === 'back');
  useEffect(() => {
    if (isBack) window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [isBack]);
  return isBack;
}

function PostTrouble() {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const save = useWork((state) => state.save);
  const errors = useWork((state) => state.errors);
  if (save.kind !== 'failed') return null;
  const named = draftFields.filter((field) => errors[field]);
  return (
    <SaveErrorNotice
      className={styles.saveError}
      title={t('postEditor.saveError.title')}
      action={
        <Button size="sm" variant="outline" onClick={() => void work.flush()}>
          {t('postEditor.save.retry')}
        </Button>
      }
    >
      {named.length === 0 && <p>{save.message}</p>}
      {named.map((field) => (
        <RejectedField key={field} onClick={() => focusField(field)}>
          {t(`postEditor.fields.${field}`)}: {errors[field]}
        </RejectedField>
      ))}
      <p>{t('postEditor.saveError.savedLocally')}</p>
    </SaveErrorNotice>
  );
}

interface PostNoticesProps {
  isPublic: boolean;
  isRestored: boolean;
  /** The server's version when the editor was opened. */
  opened: DraftPost;
}

function PostNotices({ isPublic, isRestored, opened }: PostNoticesProps) {
  const t = useTexts(postEditorTexts);
  const { work } = usePostSession();
  const [isUnread, setIsUnread] = useState(isRestored);
  const discard = () => {
    const mine = work.state().draft;
    work.discard(opened);
    setIsUnread(false);
    const action = { label: t('postEditor.restored.bringBack'), onClick: () => work.change(mine) };
    toast({ title: t('postEditor.restored.discarded'), action });
  };
  if (!isPublic && !isUnread) return null;
  return (
    <Stack gap={3}>
      {isUnread && (
        <RestoredNotice
          texts={{
            title: t('postEditor.restored.title'),
            text: t('postEditor.restored.text'),
            dismiss: t('postEditor.restored.dismiss'),
            discard: t('postEditor.restored.discard'),
          }}
          onDismiss={() => setIsUnread(false)}
          onDiscard={discard}
        />
      )}
      {isPublic && (
        <Notice icon={Radio} tone="sea" title={t('postEditor.live.title')}>
          {t('postEditor.live.text')}
        </Notice>
      )}
    </Stack>
  );
}
