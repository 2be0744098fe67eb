import { Flag } from 'lucide-react';
import { AdminListPage, defineAdminList, FilterSelect } from '#features/admin/web/index.ts';
import { formatNumber } from '#i18n/format.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { type ModerationCase, moderationApi } from '../../admin-contract.ts';
import { type CaseState, caseStates } from '../../domain.ts';
import { reportsAdminTexts } from './reports-texts.ts';

const variants: Readonly<Record<CaseState, BadgeVariant>> = { open: 'warn', dismissed: 'secondary', suspended: 'bad' };

export function CaseBadge({ state }: { state: CaseState }) {
  const t = useTexts(reportsAdminTexts);
  return (
    <Badge variant={variants[state]} size="sm" dot>
      {t(`adminReports.states.${state}`)}
    </Badge>
  );
}

export function ReasonBadges({ reasons }: Pick<ModerationCase, 'reasons'>) {
  const t = useTexts(reportsAdminTexts);
  return (
    <Row as="span" inline wrap gap={1}>
      {reasons.map((reason) => (
        <Badge key={reason} variant="outline" size="sm">
          {t(`adminReports.reasons.${reason}`)}
        </Badge>
      ))}
    </Row>
  );
}

const reportsList = defineAdminList({
  list: moderationApi.list,
  texts: reportsAdminTexts,
  icon: Flag,
  copy: (t) => ({
    title: t('adminReports.title'),
    lead: t('adminReports.lead'),
    caption: t('adminReports.caption'),
    search: t('adminReports.search'),
    empty: { title: t('adminReports.empty.title'), text: t('adminReports.empty.text') },
  }),
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => `/admin/reports/${id}`,
  defaultSort: { sort: 'lastReport', direction: 'desc' },
  filters: (t) => (
    <FilterSelect
      name="state"
      label={t('adminReports.columns.state')}
      values={caseStates}
      text={(value) => t(`adminReports.states.${value}`)}
    />
  ),
  useColumns: (t) => [
    {
      id: 'card',
      head: t('adminReports.columns.card'),
      isMain: true,
      cell: ({ profile }) => <bdi>{profile.name}</bdi>,
    },
    { id: 'state', head: t('adminReports.columns.state'), cell: ({ state }) => <CaseBadge state={state} /> },
    { id: 'reasons', head: t('adminReports.columns.reasons'), cell: (one) => <ReasonBadges reasons={one.reasons} /> },
    {
      id: 'reports',
      head: t('adminReports.columns.reports'),
      numeric: true,
      cell: ({ reports }) => <Count value={reports} />,
    },
    {
      id: 'last',
      head: t('adminReports.columns.last'),
      sort: 'lastReport',
      cell: ({ lastReportAt }) => <TimeAgo at={lastReportAt} />,
    },
  ],
});

const Count = ({ value }: { value: number }) => formatNumber(value, useLocale().locale);

/** Route: `/admin/reports`. */
export const ReportsAdminPage = () => <AdminListPage list={reportsList} />;
