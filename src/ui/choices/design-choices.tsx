import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './design-choices.module.css';

interface ChoiceTileProps extends Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  value: string;
}

/** A radio button as large as its tile, drawn as a preview of its effect. */
export function ChoiceTile({ className, children, ...rest }: ChoiceTileProps) {
  return (
    <label className={classNames(styles.tile, className)}>
      <input {...rest} className={styles.radio} type="radio" />
      {children}
    </label>
  );
}

interface PaletteButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Undefined for colours that are not set. */
  colours: { ground?: string | undefined; accent?: string | undefined; ink?: string | undefined } | undefined;
}

export function PaletteButton({ colours, className, children, ...rest }: PaletteButtonProps) {
  return (
    <button {...rest} type="button" className={classNames(styles.palette, className)}>
      <Swatch colours={colours} />
      {children}
    </button>
  );
}

/** Three colours as a small disc; drawn as SVG, because an owner's colour cannot be in a style sheet. */
function Swatch({ colours }: Pick<PaletteButtonProps, 'colours'>) {
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

/** The browser's native colour picker. */
export function ColourInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} className={classNames(styles.colour, className)} type="color" />;
}
