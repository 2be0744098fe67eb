import { Mark } from '../brand/mark.tsx';
import { Wordmark } from '../brand/wordmark.tsx';
import { useTexts } from '../locale.tsx';
import { Row, Section } from './section.tsx';
import styles from './showcase.module.css';
import { showcaseTexts } from './texts.ts';

export function BrandSection() {
  const t = useTexts(showcaseTexts);
  return (
    <Section title={t('showcase.section.brand')} wide>
      <Row>
        <Wordmark size="lg" beta />
        <Wordmark beta />
        <Wordmark />
        <Mark size={64} title={t('showcase.section.brand')} />
      </Row>
      <p className={styles.display}>{t('showcase.type.sample')}</p>
      <p className={styles.big}>{t('showcase.type.sample')}</p>
      <p>
        {t('showcase.intro')} <a href="#top">{t('showcase.type.link')}</a>
      </p>
      <p className={styles.small}>{t('showcase.intro')}</p>
      <p className={styles.accent}>{t('showcase.button.hot')}</p>
    </Section>
  );
}
