import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './changes.module.css';
import { dayTime } from './day-time.ts';
import { frameTexts } from './frame-texts.ts';
import type { ReadChange } from './legal-document.ts';
import { RichText } from './rich-text.tsx';

interface ChangesProps {
  changes: readonly ReadChange[];
}

export const changesId = 'changes';

export function Changes({ changes }: ChangesProps) {
  const t = useTexts(frameTexts);
  return (
    <section className={styles.changes} id={changesId} aria-labelledby={`${changesId}-title`}>
      <h2 className={styles.title} id={`${changesId}-title`}>
        {t('legal.changes')}
      </h2>
      <dl className={styles.list}>
        {changes.map(({ day, text }) => (
          <div key={day} className={styles.change}>
            <dt className={styles.day}>
              <DateText value={dayTime(day)} />
            </dt>
            <dd>
              <RichText>{text}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
