import { KeyRound } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadResetAsk } from '#features/accounts/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { contactTexts } from './contact-texts.ts';
import styles from './password-section.module.css';

interface PasswordSectionProps {
  isSignedIn: boolean;
}

/** Nobody has to wait for an answer of ours to get back in. */
export function PasswordSection({ isSignedIn }: PasswordSectionProps) {
  const t = useTexts(contactTexts);
  const [said, setSaid] = useState<string>();
  const part = useRef<HTMLDivElement>(null);
  // A link to it was followed before it was there.
  useEffect(() => {
    if (window.location.hash === '#password') part.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Card ref={part} as="section" tone="sea" className={styles.part} aria-labelledby="password">
      <Stack gap={1} role="status">
        <Row as="h2" gap={2} align="center" size="l" className={styles.title} id="password">
          <KeyRound size={22} strokeWidth={1.75} aria-hidden="true" />
          {t(said ? 'contact.password.sent' : 'contact.password.title')}
        </Row>
        <p>{said ?? t(isSignedIn ? 'contact.password.signedIn' : 'contact.password.text')}</p>
      </Stack>
      <div className={styles.act}>
        {isSignedIn && (
          <Button size="sm" asChild>
            <a href="/account#password">{t('contact.password.account')}</a>
          </Button>
        )}
        {!isSignedIn && !said && <ResetAsk onSent={setSaid} />}
        {said && (
          <Button variant="outline" size="sm" onClick={() => setSaid(undefined)}>
            {t('contact.password.again')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ResetAskProps {
  /** With the server's own words, the same for known and unknown addresses. */
  onSent(message: string): void;
}

/** The form of the accounts, which comes when it is needed. Where it does not come, its own page is the way. */
function ResetAsk({ onSent }: ResetAskProps) {
  const t = useTexts(contactTexts);
  const [Form, setForm] = useState<ComponentType<ResetAskProps>>();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    loadResetAsk().then(
      (loaded) => setForm(() => loaded),
      () => setOffline(true),
    );
  }, []);
  if (Form) return <Form onSent={onSent} />;
  if (isOffline)
    return (
      <Button size="sm" asChild>
        <a href="/reset-password">{t('contact.password.elsewhere')}</a>
      </Button>
    );
  return (
    <Stack gap={4} role="status" aria-busy="true" aria-label={t('contact.password.loading')}>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Stack>
  );
}
