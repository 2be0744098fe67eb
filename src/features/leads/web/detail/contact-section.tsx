import { formatPhone } from '#base/phone.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { PhoneText } from '#ui/phone-text.tsx';
import type { Lead } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import { DetailSection } from './detail-section.tsx';
import styles from './lead-body.module.css';

interface ContactSectionProps {
  lead: Lead;
}

/** Phone and mail as people read them, and the answers to the owner's own questions. */
export function ContactSection({ lead: { phone, email, fields } }: ContactSectionProps) {
  const t = useTexts(detailTexts);
  return (
    <DetailSection title={t('leadDetail.contact')}>
      <dl className={styles.contact}>
        {phone && (
          <div className={styles.fact}>
            <dt>{t('leadDetail.phone')}</dt>
            <dd>
              <PhoneText value={phone} dial />
              <CopyButton value={formatPhone(phone)} label={t('leadDetail.copyPhone')} />
            </dd>
          </div>
        )}
        {email && (
          <div className={styles.fact}>
            <dt>{t('leadDetail.email')}</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
                <LatinText>{email}</LatinText>
              </a>
              <CopyButton value={email} label={t('leadDetail.copyEmail')} />
            </dd>
          </div>
        )}
        {fields.map(({ label, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was filled in never changes, and two questions may be alike
          <div key={place} className={styles.fact}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <dd className={styles.own} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  );
}
