import { KeyRound } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadResetRequestForm } from '#features/accounts/web/index.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Card, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './contact-page.module.css';
import { contactTexts } from './contact-texts.ts';

/** Lets users reset their password without waiting for a support answer. */
export function PasswordSection({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTexts(contactTexts);
  const [message, setMessage] = useState<string>();
  const sectionRef = useRef<HTMLDivElement>(null);
  // The URL fragment was followed before this section was rendered.
  useEffect(() => {
    if (window.location.hash === '#password') sectionRef.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card ref={sectionRef} as="section" tone="sea" className={styles.section} aria-labelledby="password">
      <Stack gap={1} role="status">
        <Row as="h2" gap={2} align="center" size="l" className={styles.passwordSectionTitle} id="password">
          <KeyRound size={22} strokeWidth={1.75} aria-hidden="true" />
          {t(message ? 'contact.password.sent' : 'contact.password.title')}
        </Row>
        <p>{message ?? t(isSignedIn ? 'contact.password.signedIn' : 'contact.password.text')}</p>
      </Stack>
      <div className={styles.passwordSectionAction}>
        {isSignedIn && (
          <LinkButton size="sm" href="/account#password">
            {t('contact.password.account')}
          </LinkButton>
        )}
        {!isSignedIn && !message && <ResetRequest onSent={setMessage} />}
        {message && (
          <Button variant="outline" size="sm" onClick={() => setMessage(undefined)}>
            {t('contact.password.again')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ResetRequestProps {
  /** Passes the server's message, which is the same for known and unknown addresses. */
  onSent(message: string): void;
}

/** The accounts feature's form, loaded on demand. If loading fails, links to its own page instead. */
function ResetRequest({ onSent }: ResetRequestProps) {
  const t = useTexts(contactTexts);
  const [Form, setForm] = useState<ComponentType<ResetRequestProps>>();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    loadResetRequestForm().then(
      (loaded) => setForm(() => loaded),
      () => setOffline(true),
    );
  }, []);
  if (Form) return <Form onSent={onSent} />;
  if (isOffline)
    return (
      <LinkButton size="sm" href="/reset-password">
        {t('contact.password.elsewhere')}
      </LinkButton>
    );
  return <SkeletonGroup label={t('contact.password.loading')} gap={4} shapes={['button', 'button']} />;
}
