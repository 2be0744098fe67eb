import { useId } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { landingTexts } from '../texts.ts';
import styles from './drawn-chart.module.css';

const line = 'M2 82C30 76 44 86 70 70S112 58 136 62 180 44 204 48 246 30 270 36 312 20 338 24 376 14 398 10';
const views = 508;

/** Time runs from left to right in both languages, as on the statistics pages. */
export function DrawnChart() {
  const t = useTexts(landingTexts);
  const id = useId();
  return (
    <div className={styles.chart}>
      <div className={styles.figure}>
        <span className={styles.number}>{views}</span>
        <span className={styles.label}>{t('landing.features.stats.figure')}</span>
      </div>
      <svg
        className={styles.plot}
        viewBox="0 0 400 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop className={styles.from} offset="0" />
            <stop className={styles.to} offset="1" />
          </linearGradient>
        </defs>
        <path d={`${line}V100H2Z`} fill={`url(#${id})`} />
        <path className={styles.line} d={line} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
