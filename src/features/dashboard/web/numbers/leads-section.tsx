import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { LeadSummary } from '#features/leads/web/index.ts';
import { Card, CardHeader } from '#ui/layout/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Dashboard } from '../../contract.ts';
import { dashboardTexts } from '../../texts.ts';
import styles from '../sections.module.css';
import { EmptySection } from './empty-section.tsx';

interface LeadsSectionProps {
  leads: Dashboard['newestLeads'];
  hasLeads: boolean;
}

export function LeadsSection({ leads, hasLeads }: LeadsSectionProps) {
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
