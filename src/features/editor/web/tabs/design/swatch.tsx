import type { ProfileDocument } from '#features/profiles/document/document.ts';
import styles from './colours-section.module.css';

interface SwatchProps {
  colours: ProfileDocument['design']['colours'] | undefined;
}

/** Three colours as a small disc; drawn, because an owner's colour cannot stand in a style sheet. */
export function Swatch({ colours }: SwatchProps) {
  return (
    <svg className={styles.swatch} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={colours?.ground ?? 'none'} className={styles.edge} />
      {colours ? (
        <>
          <path d="M12 1a11 11 0 0 1 0 22z" fill={colours.accent} />
          <circle cx="7.5" cy="12" r="2.5" fill={colours.ink} />
        </>
      ) : (
        <path d="M5 19 19 5" className={styles.edge} />
      )}
    </svg>
  );
}
