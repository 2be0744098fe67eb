import { type ComponentType, useEffect, useState } from 'react';
import { loadResetAsk } from '#features/accounts/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { contactTexts } from './contact-texts.ts';
import styles from './password-section.module.css';

interface ResetAskProps {
  /** With the server's own words, the same for known and unknown addresses. */
  onSent(message: string): void;
}

/** The form of the accounts, which comes when it is needed. Where it does not come, its own page is the way. */
export function ResetAsk({ onSent }: ResetAskProps) {
  const t = useTexts(contactTexts);
  const [Form, setForm] = useState<ComponentType<ResetAskProps>>();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    loadResetAsk().then(
      (loaded) => setForm(() => loaded),
      () => setAway(true),
    );
  }, []);
  if (Form) return <Form onSent={onSent} />;
  if (isAway)
    return (
      <Button size="sm" asChild>
        <a href="/reset-password">{t('contact.password.elsewhere')}</a>
      </Button>
    );
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('contact.password.loading')}>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  );
}
