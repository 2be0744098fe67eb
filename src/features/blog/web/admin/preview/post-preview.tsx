import { type MouseEvent, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { RadioGroup, RadioItem } from '#ui/radio-group.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import type { DraftPost } from '../../../contract.ts';
import { readingMinutes } from '../../../reading.ts';
import { PostArticle } from '../../post/post-article.tsx';
import { postPreviewTexts } from '../preview-texts.ts';
import { StatusBadge } from '../status-badge.tsx';
import { BackLink } from './back-link.tsx';
import { PhoneFrame } from './phone-frame.tsx';
import styles from './post-preview.module.css';

interface PostPreviewProps {
  post: DraftPost;
  hasUnsaved: boolean;
}

/** It is looked at: its links lead nowhere. */
const stayHere = (event: MouseEvent) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
};

export function PostPreview({ post, hasUnsaved }: PostPreviewProps) {
  const t = useTexts(postPreviewTexts);
  const [width, setWidth] = useState('desktop');
  usePageTitle(t('postPreview.title', { title: post.title }));
  const { language, title, summary, cover, tags, body, publishAt } = post;
  const shown = { language, title, summary, cover, tags, body, readingMinutes: readingMinutes(body) };
  const article = (
    <div className={styles.article} onClickCapture={stayHere}>
      <PostArticle post={publishAt ? { ...shown, publishedAt: publishAt } : shown} />
      {body.length === 0 && <p className={styles.empty}>{t('postPreview.empty')}</p>}
    </div>
  );
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <BackLink id={post.id} />
        <div className={styles.what}>
          <StatusBadge status={post.status} />
          {hasUnsaved && (
            <Badge variant="warn" size="sm">
              {t('postPreview.unsaved')}
            </Badge>
          )}
        </div>
        <RadioGroup
          className={styles.widths ?? ''}
          label={t('postPreview.width')}
          hideLabel
          variant="segmented"
          value={width}
          onValueChange={setWidth}
        >
          <RadioItem value="desktop">{t('postPreview.desktop')}</RadioItem>
          <RadioItem value="phone">{t('postPreview.phone')}</RadioItem>
        </RadioGroup>
      </header>
      {width === 'phone' ? <PhoneFrame title={t('postPreview.frame')}>{article}</PhoneFrame> : article}
    </div>
  );
}
