import { ChevronDown, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { directionOf } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { WhatsAppButton } from '#ui/controls/whatsapp-button.tsx';
import { Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LocaleProvider, useLocale, useTexts } from '#ui/locale.tsx';
import type { Post } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import { type BodyHeading, headingIds } from '../body/heading-ids.ts';
import { PostBodyView } from '../body/post-body-view.tsx';
import { ResponsivePicture } from '../body/responsive-picture.tsx';
import { blogAddress } from '../list/use-blog-filter.ts';
import { postPath } from '../post-path.ts';
import styles from './post-article.module.css';

interface PostMetaProps {
  /** Absent if it is not published yet. */
  publishedAt?: string | undefined;
  readingMinutes?: number | undefined;
}

export function PostMeta({ publishedAt, readingMinutes }: PostMetaProps) {
  const t = useTexts(blogTexts);
  if (!publishedAt && !readingMinutes) return null;
  return (
    <Row as="p" gap={[0, 2]} wrap tone="muted" size="xs" className={styles.details}>
      {publishedAt && <DateText value={publishedAt} />}
      {readingMinutes && <span>{t('blogPages.post.minutes', { count: readingMinutes })}</span>}
    </Row>
  );
}

const never = () => () => undefined;
const originHere = () => window.location.origin;
const hasSheet = () => 'share' in navigator;

/** The server does not know the public origin, so the browser completes the URL. */
function PostShare({ slug, title }: { slug: string; title: string }) {
  const t = useTexts(blogTexts);
  const origin = useSyncExternalStore(never, originHere, () => '');
  const canShare = useSyncExternalStore(never, hasSheet, () => false);
  const url = origin && origin + postPath({ slug });
  const message = `${title} ${url}`.trim();
  return (
    <Stack as="section" gap={3} className={styles.share} aria-labelledby="post-share">
      <h2 className={styles.postShareTitle} id="post-share">
        {t('blogPages.post.share')}
      </h2>
      <Row gap={2} wrap className={styles.actions}>
        <WhatsAppButton size="sm" message={message}>
          {t('blogPages.post.whatsapp')}
        </WhatsAppButton>
        <CopyButton value={url} variant="outline" size="sm">
          {t('blogPages.post.copy')}
        </CopyButton>
        {canShare && (
          // Closing the share sheet rejects the promise but is not an error.
          <Button
            variant="outline"
            size="sm"
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            <Share2 aria-hidden="true" />
            {t('blogPages.post.system')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** A post or a draft, which has no slug and no date yet. */
export type ArticlePost = Pick<Post, 'language' | 'title' | 'summary' | 'cover' | 'tags' | 'body'> &
  Partial<Pick<Post, 'publishedAt' | 'readingMinutes' | 'slug'>>;

const minContents = 3;

/** A complete post in its own language and direction, regardless of the page's. */
export function PostArticle({ post }: { post: ArticlePost }) {
  const { language, title, summary, cover, tags, body, slug } = post;
  const headings = [...headingIds(body).values()].filter(({ level }) => level === 2);
  return (
    <LocaleProvider locale={language}>
      <Stack as="article" gap={8} shrinkItems lang={language} dir={directionOf(language)}>
        <Stack as="header" gap={4} className={styles.head}>
          <PostTags tags={tags} />
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          <PostMeta publishedAt={post.publishedAt} readingMinutes={post.readingMinutes} />
        </Stack>
        {cover && (
          <ResponsivePicture
            className={styles.cover}
            file={cover.file}
            alt={cover.alt}
            sizes="(min-width: 64em) 60rem, 100vw"
            isFirst
          />
        )}
        <Stack gap={8} shrinkItems className={styles.columns}>
          {headings.length >= minContents && <Contents headings={headings} />}
          <div className={styles.text}>
            <PostBodyView body={body} />
            {slug && <PostShare slug={slug} title={title} />}
          </div>
        </Stack>
      </Stack>
    </LocaleProvider>
  );
}

/** Each tag links to its posts in the post's language. */
function PostTags({ tags }: { tags: readonly string[] }) {
  const t = useTexts(blogTexts);
  const { locale } = useLocale();
  if (tags.length === 0) return null;
  return (
    <Row as="ul" gap={[3, 2]} wrap aria-label={t('blogPages.post.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={blogAddress({ tag, q: '' }, `lang=${locale}`)}>
            {tag}
          </a>
        </li>
      ))}
    </Row>
  );
}

/**
 * Collapsed on a phone, where it would push the text down; beside it on wide viewports. Only one of them is visible.
 */
function Contents({ headings }: { headings: readonly BodyHeading[] }) {
  const t = useTexts(blogTexts);
  const title = t('blogPages.post.contents');
  return (
    <nav className={styles.contents} aria-label={title}>
      <details className={styles.folded}>
        <summary className={styles.contentsSummary}>
          {title}
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <ContentsList headings={headings} />
      </details>
      <div className={styles.beside}>
        <Text size="s" weight="strong" className={styles.contentsTitle} aria-hidden="true">
          {title}
        </Text>
        <ContentsList headings={headings} />
      </div>
    </nav>
  );
}

function ContentsList({ headings }: { headings: readonly BodyHeading[] }) {
  return (
    <Stack as="ol" className={styles.list}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${encodeURIComponent(id)}`}>
            {text}
          </a>
        </li>
      ))}
    </Stack>
  );
}
