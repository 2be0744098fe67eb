import { useTexts } from '#ui/locale.tsx';
import { landingClaims } from '../domain.ts';
import { landingTexts } from '../texts.ts';
import styles from './claims.module.css';
import layout from './layout.module.css';

const claims = [
  { id: 'cards', figure: landingClaims.activeCards },
  { id: 'satisfaction', figure: landingClaims.satisfaction },
  { id: 'support', figure: landingClaims.support },
  { id: 'templates', figure: landingClaims.templates },
] as const;

export function Claims() {
  const t = useTexts(landingTexts);
  return (
    <section className={styles.band} aria-label={t('landing.claims.label')}>
      <dl className={`${layout.wrap} ${styles.claims}`}>
        {claims.map(({ id, figure }) => (
          <div key={id} className={styles.claim}>
            <dt className={styles.label}>{t(`landing.claims.${id}`)}</dt>
            <dd className={styles.figure}>
              <bdi dir="ltr">{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
