import type { ComponentType } from 'react';
import { type Palette, paletteOf, schemesOf } from '#features/profiles/design/colours.ts';
import { isTemplate, plainTemplate, type Template } from '#features/profiles/design/templates.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { useLocale } from '#ui/locale.tsx';
import styles from './template-drawing.module.css';

type Drawing = ComponentType<{ palette: Palette }>;

const tiles = [18, 42, 66, 90] as const;
const rows = [0, 1, 2] as const;

const Shore: Drawing = ({ palette: { hero, heroEnd, glow, card: surface, tint, ink, soft, accent, line } }) => (
  <>
    <rect width="120" height="48" fill={hero} />
    <circle cx="22" cy="0" r="34" fill={heroEnd} opacity="0.7" />
    <circle cx="112" cy="50" r="22" fill={glow} opacity="0.8" />
    <rect y="48" width="120" height="102" fill={surface} />
    <circle cx="60" cy="48" r="17" fill={tint} stroke={surface} strokeWidth="4" />
    <rect x="34" y="71" width="52" height="6" rx="3" fill={ink} />
    <rect x="42" y="82" width="36" height="4" rx="2" fill={soft} />
    <rect x="14" y="92" width="92" height="14" rx="7" fill={accent} />
    {tiles.map((x) => (
      <rect key={x} x={x - 4} y="112" width="20" height="16" rx="6" fill={tint} />
    ))}
    <rect x="14" y="134" width="92" height="12" rx="6" fill="none" stroke={line} />
  </>
);

const Line: Drawing = ({ palette: { ink, soft, key: strong, line, tint } }) => (
  <>
    <circle cx="24" cy="28" r="12" fill={tint} />
    <rect x="14" y="50" width="58" height="7" rx="1" fill={ink} />
    <rect x="14" y="62" width="40" height="4" rx="1" fill={strong} />
    {rows.map((row) => (
      <g key={row}>
        <rect x="14" y={82 + row * 20} width="92" height="1" fill={line} />
        <rect x="14" y={90 + row * 20} width={50 - row * 8} height="4" rx="1" fill={soft} />
        <rect x="100" y={90 + row * 20} width="6" height="4" rx="1" fill={strong} />
      </g>
    ))}
  </>
);

const Paper: Drawing = ({ palette: { page, card: surface, ink, soft, line, accent } }) => (
  <>
    <rect width="120" height="150" fill={page} />
    <rect x="8" y="8" width="104" height="134" fill={surface} stroke={line} />
    <circle cx="60" cy="34" r="13" fill="none" stroke={accent} />
    <rect x="30" y="56" width="60" height="7" fill={ink} />
    <rect x="54" y="69" width="12" height="1" fill={accent} />
    <rect x="40" y="75" width="40" height="3" fill={soft} />
    <rect x="22" y="88" width="76" height="13" fill="none" stroke={accent} />
    {rows.map((row) => (
      <g key={row}>
        <rect x="22" y={111 + row * 11} width="76" height="1" fill={line} />
        <rect x="44" y={115 + row * 11} width="32" height="3" fill={soft} />
      </g>
    ))}
  </>
);

const Night: Drawing = ({ palette: { card: surface, ink, soft, accent, onAccent, glow, tint } }) => (
  <>
    <rect width="120" height="150" fill={surface} />
    <circle cx="60" cy="30" r="44" fill={accent} opacity="0.18" />
    <circle cx="60" cy="34" r="26" fill={accent} opacity="0.22" />
    <circle cx="60" cy="38" r="17" fill={tint} stroke={accent} strokeWidth="2" />
    <circle cx="100" cy="14" r="4" fill={glow} />
    <rect x="32" y="64" width="56" height="6" rx="3" fill={ink} />
    <rect x="42" y="75" width="36" height="4" rx="2" fill={soft} />
    <rect x="14" y="88" width="92" height="14" rx="7" fill={accent} />
    <rect x="44" y="93" width="32" height="4" rx="2" fill={onAccent} />
    {rows.slice(0, 2).map((row) => (
      <rect key={row} x="14" y={110 + row * 18} width="92" height="13" rx="6" fill={tint} />
    ))}
  </>
);

const Market: Drawing = ({ palette: { hero, heroEnd, onHero, page, accent, onAccent, tint, ink } }) => (
  <>
    <rect width="120" height="150" fill={page} />
    <rect width="120" height="62" fill={hero} />
    <path d="M0 62V40L120 62Z" fill={heroEnd} />
    <rect x="12" y="16" width="66" height="11" rx="2" fill={onHero} />
    <rect x="12" y="32" width="40" height="6" rx="2" fill={onHero} opacity="0.75" />
    <circle cx="96" cy="30" r="15" fill={accent} />
    <rect x="10" y="70" width="100" height="22" rx="4" fill={accent} />
    <rect x="34" y="78" width="52" height="6" rx="2" fill={onAccent} />
    <rect x="10" y="98" width="47" height="42" rx="4" fill={tint} />
    <rect x="63" y="98" width="47" height="42" rx="4" fill={tint} />
    <rect x="17" y="126" width="30" height="5" rx="2" fill={ink} />
    <rect x="70" y="126" width="30" height="5" rx="2" fill={ink} />
  </>
);

const Studio: Drawing = ({ palette: { hero, heroEnd, glow, onHero, card: surface, tint, accent } }) => (
  <>
    <rect width="120" height="92" fill={hero} />
    <path d="M0 92V58L34 34L66 66L90 46L120 72V92Z" fill={heroEnd} />
    <circle cx="92" cy="24" r="10" fill={glow} />
    <rect x="12" y="66" width="62" height="9" rx="1" fill={onHero} />
    <rect x="12" y="80" width="38" height="4" rx="1" fill={onHero} opacity="0.8" />
    <rect y="92" width="120" height="58" fill={surface} />
    {rows.map((row) => (
      <rect key={row} x={8 + row * 36} y="99" width="32" height="26" fill={tint} />
    ))}
    <rect x="8" y="131" width="104" height="13" fill={accent} />
  </>
);

const drawings: Readonly<Record<Template, Drawing>> = {
  shore: Shore,
  line: Line,
  paper: Paper,
  night: Night,
  market: Market,
  studio: Studio,
};

interface ProfileDrawingProps {
  design: Pick<ProfileDocument['design'], 'template' | 'colours' | 'scheme'>;
}

/** A simplified drawing of a profile's design, in its own colours. Lines start at the reader's inline start. */
export function ProfileDrawing({ design }: ProfileDrawingProps) {
  const { direction } = useLocale();
  const template = isTemplate(design.template) ? design.template : plainTemplate;
  const Drawing = drawings[template];
  const palette = paletteOf(design, template, schemesOf(design)[0]);
  return (
    <svg className={styles.drawing} viewBox="0 0 120 150" aria-hidden="true">
      <rect width="120" height="150" fill={palette.card} />
      <g transform={direction === 'rtl' ? 'matrix(-1 0 0 1 120 0)' : undefined}>
        <Drawing palette={palette} />
      </g>
    </svg>
  );
}
