import { CircleUserRound } from 'lucide-react';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Grid, Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
import { supportLimits } from '../../domain.ts';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';
import { type ContactErrors, type Sender, useErrorText } from './use-contact.ts';

/** The sender's details. A signed-in user is known and only sees which account is used. */
export function SenderFields({ sender, errors }: { sender: Sender; errors: ContactErrors }) {
  const t = useTexts(contactTexts);
  const errorText = useErrorText();
  if (sender.kind === 'account')
    return (
      <Row as="p" gap={3} size="s" breakWords className={styles.account}>
        <CircleUserRound size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>
          {t('contact.form.account')} <bdi>{sender.user.displayName}</bdi>,{' '}
          <LatinText className={styles.address ?? ''}>{sender.user.email}</LatinText>. {t('contact.form.accountAnswer')}
        </span>
      </Row>
    );
  return (
    <>
      {sender.kind === 'demo' && (
        <Row as="p" gap={3} size="s" breakWords className={styles.account}>
          {t('contact.form.demo')}
        </Row>
      )}
      <Grid wideColumns={2} gap={5} align="start">
        <Field id="contact-name" label={t('contact.form.name')} required error={errorText(errors.name)}>
          <Input name="name" autoComplete="name" maxLength={supportLimits.contactNameMax} />
        </Field>
        <Field id="contact-email" label={t('contact.form.email')} required error={errorText(errors.email)}>
          <Input name="email" type="email" autoComplete="email" maxLength={254} />
        </Field>
      </Grid>
    </>
  );
}
