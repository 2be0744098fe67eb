import { ListChecks } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import { frameTexts } from './frame-texts.ts';
import styles from './nutshell.module.css';
import { RichText } from './rich-text.tsx';

interface NutshellProps {
  items: readonly string[];
}

export function Nutshell({ items }: NutshellProps) {
  const t = useTexts(frameTexts);
  return (
    <section className={styles.nutshell} aria-labelledby="nutshell">
      <h2 className={styles.title} id="nutshell">
        <ListChecks size={20} strokeWidth={1.75} aria-hidden="true" />
        {t('legal.nutshell')}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <RichText>{item}</RichText>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('legal.nutshellNote')}</p>
    </section>
  );
}
