import { ChartNoAxesColumn, Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LeadSummary } from '#features/leads/web/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { Sparkline } from '#features/stats/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import { IconTile } from '#ui/icon-tile.tsx';
import { Card, CardHeader, Row, Text } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import type { Dashboard } from '../../contract.ts';
import { isOff } from '../../domain.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from '../sections.module.css';

interface EmptySectionProps {
  icon: LucideIcon;
  /** Explains what will be shown here. */
  children: ReactNode;
}

export function EmptySection({ icon, children }: EmptySectionProps) {
  return (
    <Row gap={4} align="center" grow>
      <IconTile icon={icon} />
      <p className={styles.emptyText}>{children}</p>
    </Row>
  );
}

export function LeadsSection({ leads, hasLeads }: { leads: Dashboard['newestLeads']; hasLeads: boolean }) {
  const t = useTexts(dashboardTexts);
  const all = (
    <Link className={styles.all} to="/leads">
      {t('dashboard.leads.all')}
    </Link>
  );
  return (
    <Card as="section" aria-labelledby="leads-title">
      <CardHeader
        titleId="leads-title"
        title={t('dashboard.leads.title')}
        {...(hasLeads && leads.length > 0 && { action: all })}
      />
      {leads.length === 0 && <EmptySection icon={Inbox}>{t('dashboard.leads.none')}</EmptySection>}
      {leads.length > 0 && (
        <ul className={styles.lines}>
          {leads.map((lead) => (
            <li key={lead.id}>
              <LeadSummary lead={lead} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ViewsSectionProps extends Pick<Dashboard, 'days' | 'steps'> {
  profiles: readonly Pick<Profile, 'status'>[];
  hasStats: boolean;
}

export function ViewsSection({ days, steps, profiles, hasStats }: ViewsSectionProps) {
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
      {isEmpty && (
        <EmptySection icon={ChartNoAxesColumn}>
          {t(
            isOff(steps, profiles)
              ? 'dashboard.views.off'
              : steps.shared
                ? 'dashboard.views.quiet'
                : 'dashboard.views.none',
          )}
        </EmptySection>
      )}
      {!isEmpty && (
        <div className={styles.chart}>
          <Text tone="muted" size="xs" tabular dir="ltr" aria-hidden="true">
            {Math.max(...days.map(({ views }) => views)).toLocaleString('en')}
          </Text>
          <Sparkline className={styles.line ?? ''} days={days} />
          <Row justify="between" tone="muted" size="xs" tabular className={styles.axis} dir="ltr" aria-hidden="true">
            <span>{first && formatDay(first, locale, { day: 'numeric', month: 'numeric' })}</span>
            <span>{t('dashboard.views.today')}</span>
          </Row>
        </div>
      )}
    </Card>
  );
}
