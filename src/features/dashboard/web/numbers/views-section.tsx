import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router';
import { Sparkline } from '#features/stats/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { Dashboard } from '../../contract.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from '../sections.module.css';
import { EmptySection } from './empty-section.tsx';

interface ViewsSectionProps {
  days: Dashboard['days'];
  hasStats: boolean;
}

export function ViewsSection({ days, hasStats }: ViewsSectionProps) {
  const t = useTexts(dashboardTexts);
  const { locale } = useLocale();
  const isEmpty = days.every(({ views }) => views === 0);
  const first = days[0]?.day;
  const all = (
    <Link className={styles.all} to="/stats">
      {t('dashboard.views.all')}
    </Link>
  );
  return (
    <Card as="section" aria-labelledby="views-title">
      <CardHeader
        titleId="views-title"
        title={t('dashboard.views.title', { count: days.length })}
        {...(hasStats && { action: all })}
      />
      {isEmpty && <EmptySection icon={ChartNoAxesColumn}>{t('dashboard.views.none')}</EmptySection>}
      {!isEmpty && (
        <div className={styles.chart}>
          <Sparkline className={styles.line ?? ''} days={days} />
          <Row justify="between" tone="muted" size="xs" tabular className={styles.axis} aria-hidden="true">
            <span>{first && formatDay(first, locale, { day: 'numeric', month: 'numeric' })}</span>
            <span>{t('dashboard.views.today')}</span>
          </Row>
        </div>
      )}
    </Card>
  );
}
