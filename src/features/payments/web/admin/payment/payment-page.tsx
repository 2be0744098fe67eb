import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fillPath } from '#base/endpoint.ts';
import { AdminDetailPage, DetailList, MayChange, Panel } from '#features/admin/web/index.ts';
import { adminInvoicesApi } from '#features/invoices/admin-contract.ts';
import { numberText } from '#features/invoices/domain.ts';
import { unbrokenDates } from '#i18n/format.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { type AdminPaymentDetail, type AdminRefund, adminPaymentsApi } from '../../../admin-contract.ts';
import { paymentsAdminTexts } from '../../../admin-texts.ts';
import { MethodLine } from '../../method/method-line.tsx';
import { PaymentStatusBadge } from '../payment-status.tsx';
import { paymentAdminTexts } from '../payment-texts.ts';
import { RefundPanel } from '../refund/refund-panel.tsx';
import styles from './payment.module.css';
import { SubjectLink } from './subject-link.tsx';

const outcomes = [
  ...(['answered', 'open', 'challenge', 'paid', 'declined', 'cancelled'] as const),
  ...(['done', 'failed', 'unclear'] as const),
];

/** What happened and when, with its outcome or amount at the end of the row. */
function PanelRow({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <Row as="li" align="center" justify="between" gap={3} className={styles.row}>
      <Stack as="span" align="start" gap={1} shrink breakWords>
        {children}
      </Stack>
      <Row as="span" inline fixed wrap align="center" justify="end" gap={2} tabular>
        {end}
      </Row>
    </Row>
  );
}

/** Every provider request, so that one without a response is visible. */
function AttemptsPanel({ attempts }: Pick<AdminPaymentDetail, 'attempts'>) {
  const t = useTexts(paymentAdminTexts);
  return (
    <Panel title={t('paymentAdmin.attempts.title')}>
      {attempts.length === 0 && <p className={styles.quiet}>{t('paymentAdmin.attempts.empty')}</p>}
      <Stack as="ul">
        {attempts.map(({ id, kind, outcome, startedAt }) => (
          <PanelRow key={id} end={<Outcome outcome={outcome} />}>
            <span>{t(`paymentAdmin.attempts.kinds.${kind}`)}</span>
            <DateText className={styles.quiet ?? ''} value={startedAt} time />
          </PanelRow>
        ))}
      </Stack>
    </Panel>
  );
}

/** An unknown value from the provider is shown unchanged. */
function Outcome({ outcome }: { outcome: string | null }) {
  const t = useTexts(paymentAdminTexts);
  if (outcome === null) return t('paymentAdmin.attempts.waiting');
  const known = outcomes.find((one) => one === outcome);
  return known ? t(`paymentAdmin.attempts.outcomes.${known}`) : <LatinText>{outcome}</LatinText>;
}

const variants: Readonly<Record<AdminRefund['status'], BadgeVariant>> = {
  created: 'warn',
  done: 'good',
  failed: 'bad',
};

function RefundsPanel({ refunds }: Pick<AdminPaymentDetail, 'refunds'>) {
  const t = useTexts(paymentAdminTexts);
  if (refunds.length === 0) return null;
  return (
    <Panel title={t('paymentAdmin.refunds.title')}>
      <Stack as="ul">
        {refunds.map((refund) => (
          <PanelRow
            key={refund.id}
            end={
              <>
                <Badge variant={variants[refund.status]} size="sm">
                  {t(`paymentAdmin.refunds.statuses.${refund.status}`)}
                </Badge>
                <MoneyText agorot={refund.amount} />
              </>
            }
          >
            <span>{t(`paymentAdmin.refunds.reasons.${refund.reason}`)}</span>
            {refund.note && (
              <span className={styles.quiet}>
                {t('paymentAdmin.refunds.notified')} <bdi>{refund.note}</bdi>
              </span>
            )}
            <DateText className={styles.quiet ?? ''} value={refund.settledAt ?? refund.createdAt} time />
          </PanelRow>
        ))}
      </Stack>
    </Panel>
  );
}

export function PaymentDetail({ payment }: { payment: AdminPaymentDetail }) {
  return (
    <>
      <DetailsPanel payment={payment} />
      <LinesPanel lines={payment.lines} />
      <MayChange>
        <RefundPanel payment={payment} />
      </MayChange>
      <RefundsPanel refunds={payment.refunds} />
      <DocumentsPanel payment={payment} />
      <EntriesPanel entries={payment.entries} />
      <AttemptsPanel attempts={payment.attempts} />
    </>
  );
}

function LinesPanel({ lines }: Pick<AdminPaymentDetail, 'lines'>) {
  const t = useTexts(paymentAdminTexts);
  return (
    <Panel title={t('paymentAdmin.lines.title')}>
      <Stack as="ul">
        {lines.map(({ text, quantity, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a payment never change
          <Row as="li" key={index} align="center" justify="between" gap={3} className={styles.row}>
            <Stack as="span" align="start" gap={1} shrink breakWords>
              <bdi>{unbrokenDates(text)}</bdi>
              {quantity !== 1 && (
                <span className={styles.quiet}>{t('paymentAdmin.lines.quantity', { count: quantity })}</span>
              )}
            </Stack>
            <MoneyText agorot={amount} />
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

/** Ledger entries; the lines of each sum to zero. */
function EntriesPanel({ entries }: Pick<AdminPaymentDetail, 'entries'>) {
  const t = useTexts(paymentAdminTexts);
  return (
    <Panel title={t('paymentAdmin.ledger.title')}>
      {entries.length === 0 && <p className={styles.quiet}>{t('paymentAdmin.ledger.empty')}</p>}
      <Stack as="ul">
        {entries.map(({ id, kind, createdAt, lines }) => (
          <Grid as="li" key={id} gap={[2, 6]} className={styles.entry}>
            <Stack as="span" align="start" gap={1} shrink breakWords>
              <span>{t(`paymentAdmin.ledger.kinds.${kind}`)}</span>
              <DateText className={styles.quiet ?? ''} value={createdAt} time />
            </Stack>
            <Stack as="dl" gap={1}>
              {lines.map(({ account, amount }) => (
                <Row key={account} justify="between" gap={3}>
                  <dt className={styles.quiet}>{t(`paymentAdmin.ledger.accounts.${account}`)}</dt>
                  <Text as="dd" tabular>
                    <MoneyText agorot={amount} />
                  </Text>
                </Row>
              ))}
            </Stack>
          </Grid>
        ))}
      </Stack>
    </Panel>
  );
}

function DocumentsPanel({ payment: { invoices, userId } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  const toAll = (
    <RouterLinkButton variant="ghost" size="sm" to={`/admin/invoices?user=${userId}`}>
      {t('paymentAdmin.invoices.all')}
    </RouterLinkButton>
  );
  return (
    <Panel title={t('paymentAdmin.invoices.title')} actions={invoices.length > 0 && toAll}>
      {invoices.length === 0 ? (
        <p className={styles.quiet}>{t('paymentAdmin.invoices.empty')}</p>
      ) : (
        <Stack as="ul">
          {invoices.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function DocumentRow({
  document: { id, kind, number, gross, issuedAt },
}: {
  document: AdminPaymentDetail['invoices'][number];
}) {
  const t = useTexts(paymentAdminTexts);
  const name = { kind: t(`paymentAdmin.invoices.kinds.${kind}`), number: numberText(number) };
  const amountAndFile = (
    <>
      <MoneyText agorot={gross} />
      <LinkButton
        variant="ghost"
        size="icon"
        href={fillPath(adminInvoicesApi.pdf.path, { id })}
        download
        aria-label={t('paymentAdmin.invoices.download', name)}
      >
        <Download aria-hidden="true" />
      </LinkButton>
    </>
  );
  return (
    <PanelRow end={amountAndFile}>
      <span>
        {name.kind} <LatinText>{name.number}</LatinText>
      </span>
      <DateText className={styles.quiet ?? ''} value={issuedAt} />
    </PanelRow>
  );
}

function DetailsPanel({ payment }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  const list = useTexts(paymentsAdminTexts);
  const { amount, brand, last4, provider, createdAt, settledAt, reason, isOffSession } = payment;
  return (
    <Panel title={t('paymentAdmin.details.title')} actions={<SubjectLink payment={payment} />}>
      <DetailList
        rows={[
          { name: t('paymentAdmin.details.owner'), value: <Owner payment={payment} /> },
          { name: t('paymentAdmin.details.amount'), value: <MoneyText agorot={amount} /> },
          { name: t('paymentAdmin.details.purpose'), value: <Purpose payment={payment} /> },
          { name: t('paymentAdmin.details.method'), value: brand && last4 && <MethodLine method={{ brand, last4 }} /> },
          {
            name: t('paymentAdmin.details.charge'),
            value: t(isOffSession ? 'paymentAdmin.details.byItself' : 'paymentAdmin.details.byOwner'),
          },
          { name: t('paymentAdmin.details.reason'), value: reason && t(`paymentAdmin.reasons.${reason}`) },
          { name: t('paymentAdmin.details.created'), value: <DateText value={createdAt} time /> },
          { name: t('paymentAdmin.details.settled'), value: settledAt && <DateText value={settledAt} time /> },
          { name: t('paymentAdmin.details.provider'), value: list(`paymentsAdmin.providers.${provider}`) },
          { name: t('paymentAdmin.details.ref'), value: payment.providerRef && <Ref value={payment.providerRef} /> },
        ]}
      />
    </Panel>
  );
}

function Purpose({ payment: { purpose, lines } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <>
      {t(`paymentsAdmin.purposes.${purpose}`)}: <bdi>{unbrokenDates(lines.map(({ text }) => text).join(', '))}</bdi>
    </>
  );
}

function Owner({ payment: { owner, userId } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentsAdminTexts);
  if (!owner) return `${t('paymentsAdmin.gone')} (${t('paymentsAdmin.user', { id: String(userId) })})`;
  return (
    <Link to={`/admin/users/${userId}`}>
      <bdi>{owner.displayName || owner.username}</bdi>
    </Link>
  );
}

function Ref({ value }: { value: string }) {
  return (
    <Row as="span" inline align="center" gap={1} size="s" breakWords className={styles.ref}>
      <LatinText>{value}</LatinText>
      <CopyButton value={value} />
    </Row>
  );
}

/** Route: `/admin/payments/{id}`. */
export function PaymentPage() {
  const t = useTexts(paymentAdminTexts);
  return (
    <AdminDetailPage
      find={adminPaymentsApi.find}
      listPath="/admin/payments"
      copy={{
        back: t('paymentAdmin.back'),
        loading: t('paymentAdmin.loading'),
        failed: t('paymentAdmin.failed'),
        missing: { title: t('paymentAdmin.missing.title'), text: t('paymentAdmin.missing.text') },
      }}
      titleOf={(_, id) => t('paymentAdmin.title', { id: id > 0 ? String(id) : '' })}
      lead={(payment) => <PaymentStatusBadge payment={payment} />}
      // Polls while a refund is pending.
      isUnderWay={({ refunds }) => refunds.some(({ status }) => status === 'created')}
    >
      {(payment) => <PaymentDetail payment={payment} />}
    </AdminDetailPage>
  );
}
