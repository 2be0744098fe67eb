import { MessageCircle, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { directionOf } from '#i18n/locale.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { LocaleProvider, useLocale, useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Post } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import { type BodyHeading, headingIds } from '../body/heading-ids.ts';
import { PostBodyView } from '../body/post-body-view.tsx';
import { ResponsivePicture } from '../body/responsive-picture.tsx';
import { blogAddress } from '../list/use-blog-filter.ts';
import { postPath } from '../post-path.ts';
import styles from './post-article.module.css';
import { PostMeta } from './post-meta.tsx';

interface PostShareProps {
  slug: string;
  title: string;
}

const never = () => () => undefined;
const originHere = () => window.location.origin;
const hasSheet = () => 'share' in navigator;

/** The server cannot know under which name it is read: the whole address comes with the browser. */
function PostShare({ slug, title }: PostShareProps) {
  const t = useTexts(blogTexts);
  const origin = useSyncExternalStore(never, originHere, () => '');
  const canShare = useSyncExternalStore(never, hasSheet, () => false);
  const url = origin && origin + postPath({ slug });
  const message = encodeURIComponent(`${title} ${url}`.trim());
  return (
    <Stack as="section" gap={3} className={styles.share} aria-labelledby="post-share">
      <h2 className={styles.postShareTitle} id="post-share">
        {t('blogPages.post.share')}
      </h2>
      <Row gap={2} wrap className={styles.actions}>
        <Button variant="secondary" size="sm" asChild>
          <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener noreferrer">
            <MessageCircle aria-hidden="true" />
            {t('blogPages.post.whatsapp')}
          </a>
        </Button>
        <CopyButton value={url} variant="outline" size="sm">
          {t('blogPages.post.copy')}
        </CopyButton>
        {canShare && (
          // Whoever closes the sheet has changed their mind; nothing went wrong.
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

/** As much of a post as there is: a draft has neither address nor date yet. */
export type ArticlePost = Pick<Post, 'language' | 'title' | 'summary' | 'cover' | 'tags' | 'body'> &
  Partial<Pick<Post, 'publishedAt' | 'readingMinutes' | 'slug'>>;

interface PostArticleProps {
  post: ArticlePost;
}

const minContents = 3;

/** A post from its title to its last word, all of it in its own language and direction, whoever reads. */
export function PostArticle({ post }: PostArticleProps) {
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

interface PostTagsProps {
  tags: readonly string[];
}

/** Each leads to the posts of its kind, in the language of the post. */
function PostTags({ tags }: PostTagsProps) {
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

interface ContentsProps {
  headings: readonly BodyHeading[];
}

/** Folded on a phone, where it would push the text away; beside the text where there is room. One of the two shows. */
function Contents({ headings }: ContentsProps) {
  const t = useTexts(blogTexts);
  const title = t('blogPages.post.contents');
  return (
    <nav className={styles.contents} aria-label={title}>
      <details className={styles.folded}>
        <summary className={styles.contentsSummary}>{title}</summary>
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

interface ContentsListProps {
  headings: readonly BodyHeading[];
}

function ContentsList({ headings }: ContentsListProps) {
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
