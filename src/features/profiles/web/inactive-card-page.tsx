import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './inactive-card-page.module.css';
import { inactiveTexts } from './inactive-texts.ts';
import ground from './page-ground.module.css';

interface InactiveCardPageProps {
  onRegister(): void;
}

/** Says nothing of whose card it was or why it rests. */
export function InactiveCardPage({ onRegister }: InactiveCardPageProps) {
  const t = useTexts(inactiveTexts);
  return (
    <div className={`${ground.ground} ${styles.page}`}>
      <div className={styles.scene} aria-hidden="true">
        <span className={styles.rings} />
        <span className={styles.card}>
          <span className={styles.face} />
          <span className={styles.line} />
          <span className={styles.short} />
        </span>
      </div>
      <h1 className={styles.title}>{t('inactive.title')}</h1>
      <p className={styles.text}>{t('inactive.text')}</p>
      <div className={styles.actions}>
        <Button asChild>
          <a href="/">{t('inactive.home')}</a>
        </Button>
        <Button variant="outline" asChild>
          <a href="/examples">{t('inactive.examples')}</a>
        </Button>
      </div>
      <section className={styles.own} aria-labelledby="inactive-own">
        <div>
          <h2 className={styles.ownTitle} id="inactive-own">
            {t('inactive.own.title')}
          </h2>
          <p className={styles.ownText}>{t('inactive.own.text')}</p>
        </div>
        <Button variant="hot" onClick={() => onRegister()}>
          {t('inactive.own.action')}
        </Button>
      </section>
    </div>
  );
}
