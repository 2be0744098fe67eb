import { Link } from 'react-router';
import { DetailList, Panel } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentsAdminTexts } from '../../../admin-texts.ts';
import { MethodLine } from '../../method/method-line.tsx';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './payment.module.css';
import { SubjectLink } from './subject-link.tsx';

interface DetailsPanelProps {
  payment: AdminPaymentDetail;
}

export function DetailsPanel({ payment }: DetailsPanelProps) {
  const t = useTexts(paymentAdminTexts);
  const list = useTexts(paymentsAdminTexts);
  const { amount, brand, last4, provider, purpose, createdAt, settledAt, reason, isOffSession } = payment;
  return (
    <Panel title={t('paymentAdmin.facts.title')} actions={<SubjectLink payment={payment} />}>
      <DetailList
        rows={[
          { name: t('paymentAdmin.facts.owner'), value: <Owner payment={payment} /> },
          { name: t('paymentAdmin.facts.amount'), value: <AmountText agorot={amount} /> },
          { name: t('paymentAdmin.facts.purpose'), value: list(`paymentsAdmin.purposes.${purpose}`) },
          {
            name: t('paymentAdmin.facts.method'),
            value: brand && last4 && <MethodLine method={{ brand, last4 }} />,
          },
          {
            name: t('paymentAdmin.facts.charge'),
            value: t(isOffSession ? 'paymentAdmin.facts.byItself' : 'paymentAdmin.facts.byOwner'),
          },
          { name: t('paymentAdmin.facts.reason'), value: reason && t(`paymentAdmin.reasons.${reason}`) },
          { name: t('paymentAdmin.facts.created'), value: <DateText value={createdAt} time /> },
          { name: t('paymentAdmin.facts.settled'), value: settledAt && <DateText value={settledAt} time /> },
          { name: t('paymentAdmin.facts.provider'), value: list(`paymentsAdmin.providers.${provider}`) },
          { name: t('paymentAdmin.facts.ref'), value: payment.providerRef && <Ref value={payment.providerRef} /> },
        ]}
      />
    </Panel>
  );
}

function Owner({ payment: { owner, userId } }: DetailsPanelProps) {
  const t = useTexts(paymentsAdminTexts);
  if (!owner) return `${t('paymentsAdmin.gone')} (${t('paymentsAdmin.user', { id: String(userId) })})`;
  return (
    <Link className={styles.link} to={`/admin/users/${userId}`}>
      <bdi>{owner.displayName || owner.username}</bdi>
    </Link>
  );
}

function Ref({ value }: { value: string }) {
  return (
    <span className={styles.ref}>
      <LatinText>{value}</LatinText>
      <CopyButton value={value} />
    </span>
  );
}
