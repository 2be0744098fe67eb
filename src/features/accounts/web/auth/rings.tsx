import styles from './rings.module.css';

const radii = [52, 88, 128, 172, 220] as const;

/** The touch of the mark, spreading. Decoration: it says nothing. */
export function Rings() {
  return (
    <svg className={styles.rings} width="480" height="480" viewBox="-240 -240 480 480" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} r={radius} />
      ))}
    </svg>
  );
}
