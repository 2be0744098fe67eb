import { directionOf } from '#i18n/locale.ts';
import { LocaleProvider, useLocale, useTexts } from '#ui/locale.tsx';
import type { Post } from '../../contract.ts';
import { blogTexts } from '../blog-texts.ts';
import { headingIds } from '../body/heading-ids.ts';
import { LadderPicture } from '../body/ladder-picture.tsx';
import { PostBodyView } from '../body/post-body-view.tsx';
import { blogAddress } from '../list/use-blog-filter.ts';
import { Contents } from './contents.tsx';
import styles from './post-article.module.css';
import { PostFacts } from './post-facts.tsx';
import { PostShare } from './post-share.tsx';

/** As much of a post as there is: a draft has neither address nor date yet. */
export type ArticlePost = Pick<Post, 'language' | 'title' | 'summary' | 'cover' | 'tags' | 'body'> &
  Partial<Pick<Post, 'publishedAt' | 'readingMinutes' | 'slug'>>;

interface PostArticleProps {
  post: ArticlePost;
}

const contentsLeast = 3;

/** A post from its title to its last word, all of it in its own language and direction, whoever reads. */
export function PostArticle({ post }: PostArticleProps) {
  const { language, title, summary, cover, tags, body, slug } = post;
  const headings = [...headingIds(body).values()].filter(({ level }) => level === 2);
  return (
    <LocaleProvider locale={language}>
      <article className={styles.article} lang={language} dir={directionOf(language)}>
        <header className={styles.head}>
          <PostTags tags={tags} />
          <h1 className={styles.title}>{title}</h1>
          {summary && <p className={styles.summary}>{summary}</p>}
          <PostFacts publishedAt={post.publishedAt} readingMinutes={post.readingMinutes} />
        </header>
        {cover && (
          <LadderPicture
            className={styles.cover}
            file={cover.file}
            alt={cover.alt}
            sizes="(min-width: 64em) 60rem, 100vw"
            isFirst
          />
        )}
        <div className={styles.columns}>
          {headings.length >= contentsLeast && <Contents headings={headings} />}
          <div className={styles.text}>
            <PostBodyView body={body} />
            {slug && <PostShare slug={slug} title={title} />}
          </div>
        </div>
      </article>
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
    <ul className={styles.tags} aria-label={t('blogPages.post.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <a className={styles.tag} href={blogAddress({ tag, q: '' }, `lang=${locale}`)}>
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
