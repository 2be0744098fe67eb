import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { designerTexts } from '../designer-texts.ts';
import { useWarnings } from '../state/use-design.ts';
import { useGoTo } from './use-go-to.ts';
import { useWarningWords } from './use-warning-words.ts';
import styles from './warning-list.module.css';

/** Everything that is worth a look before it is printed, each with the way to it. */
export function WarningList() {
  const t = useTexts(designerTexts);
  const say = useWarningWords();
  const goTo = useGoTo();
  const shown = useWarnings();
  if (shown.length === 0)
    return (
      <p className={styles.good}>
        <CircleCheck size={18} aria-hidden="true" />
        {t('designer.warnings.none')}
      </p>
    );
  return (
    <section className={styles.list} aria-labelledby="card-warnings-title">
      <h2 className={styles.title} id="card-warnings-title" tabIndex={-1}>
        {t('designer.warnings.title', { count: shown.length })}
      </h2>
      <ul className={styles.rows}>
        {shown.map((warning) => (
          <li
            key={`${warning.code} ${warning.part} ${warning.side}`}
            className={styles.row}
            data-severity={warning.severity}
          >
            {warning.severity === 'stop' ? (
              <CircleAlert size={18} aria-hidden="true" />
            ) : (
              <TriangleAlert size={18} aria-hidden="true" />
            )}
            <span className={styles.words}>
              {say(warning)}
              <span className={styles.where}>
                {warning.severity === 'stop' && <b>{t('designer.warnings.mustFix')} · </b>}
                {t(`designer.warnings.on.${warning.side}`)}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={t('designer.warnings.goTo', { what: say(warning) })}
              onClick={() => goTo(warning)}
            >
              {t('designer.warnings.go')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
