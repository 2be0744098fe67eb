import { MessageCircle, Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { blogTexts } from '../blog-texts.ts';
import { postPath } from '../post-path.ts';
import styles from './post-share.module.css';

interface PostShareProps {
  slug: string;
  title: string;
}

const never = () => () => undefined;
const originHere = () => window.location.origin;
const hasSheet = () => 'share' in navigator;

/** The server cannot know under which name it is read: the whole address comes with the browser. */
export function PostShare({ slug, title }: PostShareProps) {
  const t = useTexts(blogTexts);
  const origin = useSyncExternalStore(never, originHere, () => '');
  const canShare = useSyncExternalStore(never, hasSheet, () => false);
  const url = origin && origin + postPath({ slug });
  const message = encodeURIComponent(`${title} ${url}`.trim());
  return (
    <section className={styles.share} aria-labelledby="post-share">
      <h2 className={styles.title} id="post-share">
        {t('blogPages.post.share')}
      </h2>
      <div className={styles.ways}>
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
      </div>
    </section>
  );
}
