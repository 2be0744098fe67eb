import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { SegmentedChoice } from '#ui/choices/radio-group.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { LoadingPage } from '#ui/feedback/loading.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { usePageTitle, useTexts } from '#ui/locale.tsx';
import { useParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { blankPage } from '#web-kit/blank-page.ts';
import { useSession } from '#web-kit/session/session-store.ts';
import type { DraftPost } from '../../../contract.ts';
import { readingMinutes } from '../../../reading.ts';
import { PostArticle } from '../../post/post-article.tsx';
import { postQuery } from '../admin-queries.ts';
import { unsavedPosts } from '../editor/state/post-draft.ts';
import { PostMissing } from '../post-missing.tsx';
import { postPreviewTexts } from '../preview-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './post-preview-page.module.css';

const widths = ['desktop', 'phone'] as const;

/** Links in the preview are disabled. */
const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
};

export function PostPreview({ post, hasUnsaved }: { post: DraftPost; hasUnsaved: boolean }) {
  const t = useTexts(postPreviewTexts);
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  usePageTitle(t('postPreview.title', { title: post.title }));
  const { language, title, summary, cover, tags, body, publishAt } = post;
  const preview = { language, title, summary, cover, tags, body, readingMinutes: readingMinutes(body) };
  const article = (
    <div className={styles.article} onClickCapture={stayHere}>
      <PostArticle post={publishAt ? { ...preview, publishedAt: publishAt } : preview} />
      {body.length === 0 && <p className={styles.empty}>{t('postPreview.empty')}</p>}
    </div>
  );
  return (
    <div className={styles.page}>
      <Row as="header" align="center" gap={2} className={styles.bar}>
        <BackLink id={post.id} />
        <Row grow wrap gap={[1, 2]}>
          <StatusBadge status={post.status} />
          {hasUnsaved && (
            <Badge variant="warn" size="sm">
              {t('postPreview.unsaved')}
            </Badge>
          )}
        </Row>
        <SegmentedChoice
          className={styles.widths ?? ''}
          label={t('postPreview.width')}
          hideLabel
          values={widths}
          text={(one) => t(`postPreview.${one}`)}
          value={width}
          onChange={setWidth}
        />
      </Row>
      {width === 'phone' ? <PhoneFrame title={t('postPreview.frame')}>{article}</PhoneFrame> : article}
    </div>
  );
}

function BackLink({ id }: { id: number }) {
  const t = useTexts(postPreviewTexts);
  return (
    <RouterLinkButton variant="ghost" size="sm" to={`/blog-admin/${id}`} state="back">
      <ArrowBack aria-hidden="true" />
      {t('postPreview.back')}
    </RouterLinkButton>
  );
}

/** An iframe as narrow as a phone, so that media queries see the real width. */
function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  return (
    <div className={styles.phone}>
      <iframe
        className={styles.screen}
        title={title}
        srcDoc={blankPage}
        onLoad={({ currentTarget }) => setBody(dress(currentTarget, title))}
      />
      {body && createPortal(children, body)}
    </div>
  );
}

/** Copies the styles and theme of the surrounding page. */
function dress({ contentDocument: page }: HTMLIFrameElement, title: string): HTMLElement | undefined {
  if (!page) return undefined;
  page.title = title;
  for (const { name, value } of document.documentElement.attributes) page.documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(sheet.cloneNode(true));
  return page.body;
}

/** `/blog-admin/{id}/preview`: includes unsaved edits of this tab, if any. */
export function PostPreviewPage() {
  const t = useTexts(postPreviewTexts);
  const { user } = useSession();
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...postQuery(useApi(), id), enabled: isNumber });
  if (data && user) {
    const unsaved = unsavedPosts.read(user.id, id)?.draft;
    return <PostPreview post={{ ...data, ...unsaved }} hasUnsaved={unsaved !== undefined} />;
  }
  if (!error && isNumber) return <LoadingPage label={t('postPreview.loading')} />;
  return <PostMissing error={error} onRetry={() => void refetch()} />;
}
