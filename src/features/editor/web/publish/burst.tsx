import styles from './burst.module.css';

const radii = [96, 132, 172, 216] as const;

/** The touch of the mark, spreading once. Decoration: it says nothing. */
export function Burst() {
  return (
    <svg className={styles.burst} width="480" height="480" viewBox="-240 -240 480 480" aria-hidden="true">
      {radii.map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      <circle className={styles.point} r="14" cx="118" cy="-104" />
    </svg>
  );
}
