import { Info, LoaderCircle, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Panel } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { SubjectLink } from '../payment/subject-link.tsx';
import { paymentAdminTexts } from '../payment-texts.ts';
import styles from './refund.module.css';
import { RefundDialog } from './refund-dialog.tsx';

interface RefundPanelProps {
  payment: AdminPaymentDetail;
}

/** What can still be refunded, and what that would not do. */
export function RefundPanel({ payment }: RefundPanelProps) {
  const t = useTexts(paymentAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const { status, left: refundable } = payment;
  const refuses =
    status !== 'paid' ? t('paymentAdmin.refund.unpaid') : refundable === 0 && t('paymentAdmin.refund.none');
  return (
    <Panel title={t('paymentAdmin.refund.title')}>
      {refuses ? (
        <p className={styles.quiet}>{refuses}</p>
      ) : (
        <div className={styles.left}>
          <p>
            {t('paymentAdmin.refund.left')} <AmountText className={styles.sum ?? ''} agorot={refundable} />
          </p>
          <Button variant="outline" onClick={() => setOpen(true)}>
            <Undo2 aria-hidden="true" />
            {t('paymentAdmin.refund.button')}
          </Button>
        </div>
      )}
      <RefundState payment={payment} />
      {status === 'paid' && <RefundNote payment={payment} />}
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Until the provider has answered, and where it refused the last one. */
function RefundState({ payment: { refunds } }: RefundPanelProps) {
  const t = useTexts(paymentAdminTexts);
  if (refunds.some(({ status }) => status === 'created'))
    return (
      <Notice icon={LoaderCircle} tone="sea" title={t('paymentAdmin.refund.sent')} isLive>
        {t('paymentAdmin.refund.sentText')}
      </Notice>
    );
  if (refunds[0]?.status !== 'failed') return null;
  return (
    <Notice icon={TriangleAlert} tone="bad" title={t('paymentAdmin.refund.refused')} isLive>
      {t('paymentAdmin.refund.refusedText')}
    </Notice>
  );
}

function RefundNote({ payment }: RefundPanelProps) {
  const t = useTexts(paymentAdminTexts);
  const { subject } = payment;
  if (!subject) return null;
  const isPhysicalCards = subject.kind === 'cards';
  return (
    <div className={styles.meaning}>
      <Info size={18} aria-hidden="true" />
      <p>{t(isPhysicalCards ? 'paymentAdmin.refund.aboutCards' : 'paymentAdmin.refund.aboutSubscription')}</p>
      <span className={styles.way}>
        <SubjectLink payment={payment} />
      </span>
    </div>
  );
}
