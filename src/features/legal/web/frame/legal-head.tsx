import { Printer } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { dayTime } from './day-time.ts';
import { frameTexts } from './frame-texts.ts';
import type { LegalName } from './legal-document.ts';
import styles from './legal-head.module.css';

interface LegalHeadProps {
  name: LegalName;
  /** Of the version that holds. */
  day: string;
}

export function LegalHead({ name, day }: LegalHeadProps) {
  const t = useTexts(frameTexts);
  return (
    <header className={styles.head}>
      <h1>{t(`legal.names.${name}`)}</h1>
      <p className={styles.lead}>{t(`legal.leads.${name}`)}</p>
      <div className={styles.meta}>
        <p>
          {t('legal.version')} <DateText value={dayTime(day)} />
        </p>
        <Button variant="outline" size="sm" className={styles.print ?? ''} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t('legal.print')}
        </Button>
      </div>
    </header>
  );
}
