import { useQuery } from '@tanstack/react-query';
import { nameOfProfile } from '#features/profiles/name-of-profile.ts';
import { ExpiredProfileRedirect } from '#features/profiles/web/index.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { ErrorCard, Skeleton, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { WorkBar } from '#ui/layout/work-bar.tsx';
import { useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import { profileQueries } from '../profile-queries.ts';
import { editorTexts } from '../texts.ts';
import { Editor } from './editor.tsx';
import styles from './shell.module.css';

/** Route: `/editor/{id}`. */
export function EditorPage() {
  const t = useTexts(editorTexts);
  const api = useApi();
  const { user } = useSession();
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...profileQueries.one(api, id), enabled: isNumber });
  if (data?.status === 'expired') return <ExpiredProfileRedirect id={id} name={nameOfProfile(data)} />;
  if (data && user) return <Editor key={data.id} profile={data} userId={user.id} />;
  const isMissing = !isNumber || (error instanceof RequestError && error.status === 404);
  if (!error && isNumber) return <EditorSkeleton />;
  const profilesLink = (
    <LinkButton variant={isMissing ? 'default' : 'outline'} href="/editor">
      {t('editor.toCards')}
    </LinkButton>
  );
  return (
    <div className={styles.failed}>
      <ErrorCard
        level="h1"
        title={t(isMissing ? 'editor.missing.title' : 'editor.failed')}
        message={isMissing ? t('editor.missing.text') : error?.message}
        action={profilesLink}
        {...(isMissing ? {} : { onRetry: () => void refetch() })}
      />
    </div>
  );
}

/** The bar, the rail, the form and the preview, before the profile is known. */
function EditorSkeleton() {
  const t = useTexts(editorTexts);
  return (
    <Grid columns={1} className={styles.editor}>
      <WorkBar>
        <Skeleton shape="button" />
      </WorkBar>
      <div className={styles.rail} />
      <div className={styles.form}>
        <SkeletonGroup label={t('editor.loading')} gap={6} shapes={['title', 'block', 'block', 'block']} />
      </div>
      <div className={classNames(styles.pane, styles.wide)} />
    </Grid>
  );
}
