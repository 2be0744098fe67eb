import { CircleAlert, Lock, RotateCcw } from 'lucide-react';
import { AdminDetailPage, AdminLink, DetailList, MayChange, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { isolatedLtr } from '#i18n/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Text } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { Link, useNavigate } from '#ui/router.tsx';
import { MailText } from '#ui/text/mail-text.tsx';
import { type AdminMailDetail, mailsApi } from '../contract.ts';
import { mailDays } from '../domain.ts';
import { mailsTexts } from '../texts.ts';
import styles from './mail-page.module.css';
import { MailStatusBadge, TemplateName } from './mails-page.tsx';
import { mailsAdminTexts } from './mails-texts.ts';

/** Route: `/admin/mails/{id}`. */
export function MailAdminPage() {
  const t = useTexts(mailsAdminTexts);
  return (
    <AdminDetailPage
      find={mailsApi.get}
      listPath="/admin/mails"
      copy={{
        back: t('adminMails.back'),
        loading: t('adminMails.loading'),
        failed: t('adminMails.failed'),
        missing: { title: t('adminMails.missing.title'), text: t('adminMails.missing.text') },
      }}
      titleOf={(mail) => mail?.subject || t('adminMails.title')}
      isUserWritten
      lead={({ status, template }) => (
        <>
          <MailStatusBadge status={status} />
          <TemplateName template={template} />
        </>
      )}
      actions={(mail) => mail.refusal === null && <Resend mail={mail} />}
      isUnderWay={({ status, attempts }) => status === 'waiting' && attempts === 0}
    >
      {(mail) => (
        <>
          <Problem mail={mail} />
          <Facts mail={mail} />
          <Content mail={mail} />
        </>
      )}
    </AdminDetailPage>
  );
}

function Resend({ mail: { id, to } }: { mail: AdminMailDetail }) {
  const t = useTexts(mailsAdminTexts);
  const navigate = useNavigate();
  const resend = useAdminCall<{ id: number }>({
    call: (api) => api.call(mailsApi.resend, { params: { id } }),
    done: t('adminMails.resend.done'),
    onDone: (copy) => navigate(`/admin/mails/${copy.id}`),
  });
  return (
    <MayChange>
      <ConfirmButton
        variant="default"
        size="sm"
        call={resend}
        title={t('adminMails.resend.title', { to: isolatedLtr(to) })}
        description={t('adminMails.resend.text')}
        confirm={t('adminMails.resend.action')}
        staysOpen
      >
        <RotateCcw aria-hidden="true" />
        {t('adminMails.resend.button')}
      </ConfirmButton>
    </MayChange>
  );
}

function Problem({ mail: { status, error } }: { mail: AdminMailDetail }) {
  const t = useTexts(mailsAdminTexts);
  if (status === 'sent' || error === null) return null;
  return (
    <Notice
      icon={CircleAlert}
      tone={status === 'failed' ? 'bad' : 'warn'}
      title={t(status === 'failed' ? 'adminMails.problem.failed' : 'adminMails.problem.waiting')}
    >
      <Text as="span" breakWords dir="ltr">
        {error}
      </Text>
    </Notice>
  );
}

function Facts({ mail }: { mail: AdminMailDetail }) {
  const t = useTexts(mailsAdminTexts);
  const { to, owner, createdAt, triedAt, sentAt, attempts, hasAttachments, messageId, resentFrom } = mail;
  return (
    <Panel title={t('adminMails.facts.title')}>
      <DetailList
        rows={[
          { name: t('adminMails.facts.to'), value: <MailText value={to} /> },
          {
            name: t('adminMails.facts.owner'),
            value: owner && (
              <AdminLink to={`/admin/users/${owner.id}`}>
                <bdi>{owner.displayName || owner.id}</bdi>
              </AdminLink>
            ),
          },
          { name: t('adminMails.facts.created'), value: <DateText value={createdAt} time /> },
          { name: t('adminMails.facts.sent'), value: sentAt && <DateText value={sentAt} time /> },
          {
            name: t('adminMails.facts.tried'),
            value: sentAt === null && attempts > 0 ? <DateText value={triedAt} time /> : null,
          },
          { name: t('adminMails.facts.attempts'), value: attempts },
          { name: t('adminMails.facts.file'), value: hasAttachments ? t('adminMails.facts.yes') : null },
          { name: t('adminMails.facts.messageId'), value: messageId && <MailText value={messageId} /> },
          {
            name: t('adminMails.facts.resentFrom'),
            value: resentFrom && <Link to={`/admin/mails/${resentFrom}`}>{t('adminMails.facts.former')}</Link>,
          },
        ]}
      />
    </Panel>
  );
}

/** The frame has no rights: no script, no form, no window, no origin. */
function Content({ mail: { id, isSecret, hasContent, refusal } }: { mail: AdminMailDetail }) {
  const t = useTexts(mailsAdminTexts);
  const reason = useTexts(mailsTexts);
  const days = mailDays.content;
  return (
    <Panel title={t('adminMails.content.title')}>
      {refusal !== null && refusal !== 'waiting' && (
        <Notice icon={Lock} tone="sea" title={t('adminMails.resend.not')}>
          {reason(`emailLog.refused.${refusal}`, { days })}
        </Notice>
      )}
      {hasContent ? (
        <iframe
          className={styles.frame}
          sandbox=""
          src={mailsApi.page.path.replace(':id', String(id))}
          title={t('adminMails.content.frame')}
        />
      ) : (
        refusal === 'waiting' && (
          <Text tone="muted">{t(isSecret ? 'adminMails.content.secret' : 'adminMails.content.expired', { days })}</Text>
        )
      )}
    </Panel>
  );
}
