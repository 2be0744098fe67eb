import { Link } from 'react-router';
import { formatNumber } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { pageTexts } from './page-texts.ts';
import styles from './tag-page.module.css';
import { TagSection } from './tag-section.tsx';

interface TapsSectionProps {
  count: number;
}

export function TapsSection({ count }: TapsSectionProps) {
  const t = useTexts(pageTexts);
  const { locale } = useLocale();
  return (
    <TagSection title={t('tagPage.taps.title')} text={t('tagPage.taps.text')}>
      <div className={styles.taps}>
        <span className={styles.figure}>{formatNumber(count, locale)}</span>
        <Button variant="link" size="sm" asChild>
          <Link to="/stats">{t('tagPage.taps.more')}</Link>
        </Button>
      </div>
    </TagSection>
  );
}
