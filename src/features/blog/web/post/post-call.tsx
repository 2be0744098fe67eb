import { Mark } from '#ui/brand/mark.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { askForAuth } from '#web-kit/auth-events.ts';
import { useSession } from '#web-kit/use-session.ts';
import { blogTexts } from '../blog-texts.ts';
import styles from './post-call.module.css';

/** Once, at the end: whoever has a card already is led to it and not sold another. */
export function PostCall() {
  const t = useTexts(blogTexts);
  const { user } = useSession();
  return (
    <aside className={styles.call} aria-labelledby="post-call">
      <Mark size={44} />
      <div className={styles.words}>
        <h2 className={styles.title} id="post-call">
          {t('blogPages.call.title')}
        </h2>
        <p className={styles.text}>{t(user ? 'blogPages.call.own' : 'blogPages.call.text')}</p>
      </div>
      <div className={styles.actions}>
        {user ? (
          <Button asChild>
            <a href="/dashboard">{t('blogPages.call.dashboard')}</a>
          </Button>
        ) : (
          <Button onClick={() => askForAuth('register')}>{t('blogPages.call.register')}</Button>
        )}
        <Button variant="outline" asChild>
          <a href="/examples">{t('blogPages.call.examples')}</a>
        </Button>
      </div>
    </aside>
  );
}
