import { Building2, Mail } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { IconTile } from '#ui/icon-tile.tsx';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import layout from './layout.module.css';
import styles from './quote.module.css';

export function Quote({ mail }: { mail: string }) {
  const t = useTexts(landingTexts);
  const href = `mailto:${mail}?subject=${encodeURIComponent(t('landing.quote.subject'))}`;
  return (
    <section className={layout.wrap} aria-labelledby="landing-quote">
      <div className={styles.quote}>
        <IconTile icon={Building2} size="lg" />
        <div className={styles.words}>
          <h2 className={styles.title} id="landing-quote">
            {t('landing.quote.title')}
          </h2>
          <p className={styles.text}>{t('landing.quote.text')}</p>
        </div>
        <Button variant="outline" size="lg" asChild>
          <a href={href}>
            <Mail aria-hidden="true" />
            {t('landing.quote.action')}
          </a>
        </Button>
      </div>
    </section>
  );
}
