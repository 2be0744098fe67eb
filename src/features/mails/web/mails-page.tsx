import { Mails } from 'lucide-react';
import { mailTemplates } from '#base/mail-templates.ts';
import { AdminListPage, CellNote, CellTexts, defineAdminList, FilterSelect } from '#features/admin/web/index.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/text/time-ago.tsx';
import { mailsApi } from '../contract.ts';
import { type MailStatus, mailStatuses } from '../domain.ts';
import { mailsAdminTexts } from './mails-texts.ts';
import { templateTexts } from './template-texts.ts';

const variants: Readonly<Record<MailStatus, BadgeVariant>> = { waiting: 'warn', sent: 'good', failed: 'bad' };

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const t = useTexts(mailsAdminTexts);
  return (
    <Badge variant={variants[status]} size="sm" dot>
      {t(`adminMails.statuses.${status}`)}
    </Badge>
  );
}

export function TemplateName({ template }: { template: string | null }) {
  const t = useTexts(templateTexts);
  return <>{(template && (t.find(`mailTemplates.${template}`) ?? template)) || '–'}</>;
}

function TemplateFilter({ label }: { label: string }) {
  const t = useTexts(templateTexts);
  return (
    <FilterSelect name="template" label={label} values={mailTemplates} text={(value) => t(`mailTemplates.${value}`)} />
  );
}

const mailsList = defineAdminList({
  list: mailsApi.list,
  texts: mailsAdminTexts,
  icon: Mails,
  copy: (t) => ({
    title: t('adminMails.title'),
    lead: t('adminMails.lead'),
    caption: t('adminMails.caption'),
    search: t('adminMails.search'),
    empty: { title: t('adminMails.empty.title'), text: t('adminMails.empty.text') },
  }),
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => `/admin/mails/${id}`,
  defaultSort: { sort: 'id', direction: 'desc' },
  isUnderWay: ({ status, attempts }) => status === 'waiting' && attempts === 0,
  filters: (t) => (
    <>
      <FilterSelect
        name="status"
        label={t('adminMails.columns.status')}
        values={mailStatuses}
        text={(value) => t(`adminMails.statuses.${value}`)}
      />
      <TemplateFilter label={t('adminMails.columns.template')} />
    </>
  ),
  useColumns: (t) => [
    {
      id: 'subject',
      head: t('adminMails.columns.mail'),
      isMain: true,
      cell: ({ subject, to }) => (
        <CellTexts name={subject}>
          <CellNote isLatin>{to}</CellNote>
        </CellTexts>
      ),
    },
    {
      id: 'template',
      head: t('adminMails.columns.template'),
      cell: ({ template }) => <TemplateName template={template} />,
    },
    { id: 'status', head: t('adminMails.columns.status'), cell: ({ status }) => <MailStatusBadge status={status} /> },
    { id: 'at', head: t('adminMails.columns.at'), sort: 'id', cell: ({ createdAt }) => <TimeAgo at={createdAt} /> },
  ],
});

/** Route: `/admin/mails`. */
export const MailsAdminPage = () => <AdminListPage list={mailsList} />;
