import { Link } from 'react-router';
import { CardDrawing } from '#features/editor/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { dashboardTexts } from '../../texts.ts';
import styles from './start-panel.module.css';

interface StartPanelProps {
  hasExamples: boolean;
}

const designs = ['market', 'shore', 'night'] as const;

/** Nothing is here yet, so that nothing stands in the way of the one thing to do. */
export function StartPanel({ hasExamples }: StartPanelProps) {
  const t = useTexts(dashboardTexts);
  return (
    <Card as="section" className={styles.panel} aria-labelledby="start-title">
      <div className={styles.designs} aria-hidden="true">
        {designs.map((template) => (
          <div key={template} className={styles.design}>
            <CardDrawing design={{ template, colours: {}, scheme: 'light' }} />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.title} id="start-title">
          {t('dashboard.start.title')}
        </h2>
        <p className={styles.text}>{t('dashboard.start.text')}</p>
        <div className={styles.actions}>
          <Button variant="hot" size="lg" asChild>
            <Link to="/editor?new=1">{t('dashboard.start.act')}</Link>
          </Button>
          {hasExamples && (
            <Button variant="ghost" size="lg" asChild>
              <a href="/examples">{t('dashboard.start.examples')}</a>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
