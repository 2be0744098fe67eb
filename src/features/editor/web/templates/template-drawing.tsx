import type { Palette } from '#features/profiles/design/colours.ts';
import type { Template } from '#features/profiles/design/templates.ts';
import { useLocale } from '#ui/locale.tsx';
import { drawings } from './drawings.tsx';
import styles from './template-drawing.module.css';

/** A simplified drawing of a design in its palette. Lines start at the reader's inline start. */
export function TemplateDrawing({ template, palette }: { template: Template; palette: Palette }) {
  const { direction } = useLocale();
  const Drawing = drawings[template];
  return (
    <svg className={styles.drawing} viewBox="0 0 120 150" aria-hidden="true">
      <rect width="120" height="150" fill={palette.card} />
      <g transform={direction === 'rtl' ? 'matrix(-1 0 0 1 120 0)' : undefined}>
        <Drawing palette={palette} />
      </g>
    </svg>
  );
}
