import { formatPhone } from '#base/phone.ts';
import { leadFieldTexts } from '#features/profiles/lead-field-texts.ts';
import { type LeadFieldKind, leadFieldNames, leadFieldOf } from '#features/profiles/lead-fields.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { LatinText, PhoneText, useTexts } from '#ui/locale.tsx';
import type { Lead } from '../../contract.ts';
import { detailTexts } from '../detail-texts.ts';
import styles from './detail.module.css';
import { DetailSection } from './detail-section.tsx';

/** Name and message are shown above. */
const contactFields = leadFieldNames.filter((name) => name !== 'name' && name !== 'message');

/** Phone and email in readable form, and the answers to the owner's custom questions. */
export function ContactSection({ lead }: { lead: Lead }) {
  const t = useTexts(detailTexts);
  const tf = useTexts(leadFieldTexts);
  return (
    <DetailSection title={t('leadDetail.contact')}>
      <Stack as="dl" gap={1}>
        {contactFields.map((name) => {
          const value = lead[name];
          if (!value) return null;
          return (
            <Grid key={name} align="center" className={styles.detail}>
              <dt>{tf.find(`leadField.${name}.detail`) ?? tf(`leadField.${name}.label`)}</dt>
              <FieldValue kind={leadFieldOf(name).kind} value={value} copyLabel={tf.find(`leadField.${name}.copy`)} />
            </Grid>
          );
        })}
        {lead.fields.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was filled in never changes, and two questions may be alike
          <Grid key={index} align="center" className={styles.detail}>
            <dt>
              <bdi>{label}</bdi>
            </dt>
            <FieldValue kind="lines" value={value} />
          </Grid>
        ))}
      </Stack>
    </DetailSection>
  );
}

interface FieldValueProps {
  kind: LeadFieldKind;
  value: string;
  copyLabel?: string | undefined;
}

/** Phone and email are links in readable form, and can also be copied. */
function FieldValue({ kind, value, copyLabel }: FieldValueProps) {
  if (kind !== 'phone' && kind !== 'email')
    return (
      <dd className={styles.own} dir="auto">
        {value}
      </dd>
    );
  return (
    <dd>
      {kind === 'phone' ? (
        <PhoneText value={value} dial />
      ) : (
        <a href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}>
          <LatinText>{value}</LatinText>
        </a>
      )}
      {copyLabel && <CopyButton value={kind === 'phone' ? formatPhone(value) : value} label={copyLabel} />}
    </dd>
  );
}
