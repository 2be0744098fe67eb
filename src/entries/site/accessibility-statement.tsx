import { Printer } from 'lucide-react';
import { contactMail } from '#base/contact-mail.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './accessibility-statement.module.css';
import { accessibilityTexts } from './accessibility-texts.ts';

/** Of the words themselves: to be moved whenever they change. */
const updatedAt = new Date('2026-11-15T12:00:00Z');

const done = ['keyboard', 'contrast', 'size', 'readers', 'motion', 'direction', 'forms', 'cards'] as const;
const limits = ['owners', 'videos', 'elsewhere', 'nfc', 'editor'] as const;

export function AccessibilityStatement() {
  const t = useTexts(accessibilityTexts);
  const mailto = `mailto:${contactMail}?subject=${encodeURIComponent(t('accessibility.ask.subject'))}`;
  return (
    <article className={styles.statement}>
      <header className={styles.head}>
        <h1>{t('accessibility.title')}</h1>
        <p className={styles.lead}>{t('accessibility.lead')}</p>
        <div className={styles.meta}>
          <p>
            {t('accessibility.updated')} <DateText value={updatedAt} />
          </p>
          <Button variant="outline" size="sm" className={styles.print ?? ''} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {t('accessibility.print')}
          </Button>
        </div>
      </header>
      <h2>{t('accessibility.standard.title')}</h2>
      <p>{t('accessibility.standard.text')}</p>
      <h2>{t('accessibility.done.title')}</h2>
      <ul className={styles.list}>
        {done.map((one) => (
          <Point key={one} text={t(`accessibility.done.${one}`)} />
        ))}
      </ul>
      <h2>{t('accessibility.checked.title')}</h2>
      <p>{t('accessibility.checked.text')}</p>
      <h2>{t('accessibility.limits.title')}</h2>
      <ul className={styles.list}>
        {limits.map((one) => (
          <li key={one}>{t(`accessibility.limits.${one}`)}</li>
        ))}
      </ul>
      <section className={styles.ask} aria-labelledby="accessibility-ask">
        <h2 className={styles.askTitle} id="accessibility-ask">
          {t('accessibility.ask.title')}
        </h2>
        <p>{t('accessibility.ask.text')}</p>
        <p>
          {t('accessibility.ask.mail')}{' '}
          <a href={mailto}>
            <LatinText>{contactMail}</LatinText>
          </a>
        </p>
      </section>
    </article>
  );
}

interface PointProps {
  text: string;
}

/** The word before the colon is what the point is about. */
function Point({ text }: PointProps) {
  const end = text.indexOf(':');
  return (
    <li>
      <strong>{text.slice(0, end + 1)}</strong>
      {text.slice(end + 1)}
    </li>
  );
}
