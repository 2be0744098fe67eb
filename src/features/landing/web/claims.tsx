import { Text } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { claimsTexts } from './claims-texts.ts';
import styles from './landing.module.css';

interface ClaimsProps {
  claims: readonly { readonly id: string; readonly value: string; readonly label: string }[];
}

/** Figures read left to right on a Hebrew page too; Hebrew text does not. */
const directionOf = (value: string): 'rtl' | 'ltr' => (/\p{Script=Hebrew}/u.test(value) ? 'rtl' : 'ltr');

/** Any number of claims fills the row. */
export function Claims({ claims }: ClaimsProps) {
  const t = useTexts(claimsTexts);
  if (claims.length === 0) return null;
  return (
    <section className={styles.band} aria-label={t('landingClaims.label')}>
      <dl className={`${styles.wrap} ${styles.claims}`} data-count={claims.length}>
        {claims.map(({ id, value, label }) => (
          <div key={id} className={styles.claim}>
            <Text as="dt" tone="muted" size="s">
              {label}
            </Text>
            <Text as="dd" size="3xl" weight="display" tabular className={styles.figure}>
              <bdi dir={directionOf(value)}>{value}</bdi>
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}
