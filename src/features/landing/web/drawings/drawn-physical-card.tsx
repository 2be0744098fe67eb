import { useId } from 'react';
import { Mark } from '#ui/brand/mark.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { uiTexts } from '#ui/texts.ts';
import { landingTexts } from '../../texts.ts';
import styles from './drawn-physical-card.module.css';

/** How the noise is stretched: long fibres for wood, fine brushing for metal. */
const grains = {
  wood: { frequency: '0.006 0.16', octaves: 4, seed: 8 },
  metal: { frequency: '0.004 0.9', octaves: 2, seed: 3 },
} as const;

function MaterialGrain({ material }: { material: string }) {
  const id = useId();
  if (material !== 'wood' && material !== 'metal') return null;
  const { frequency, octaves, seed } = grains[material];
  return (
    <svg className={styles.grain} aria-hidden="true" focusable="false">
      <filter id={id} x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency={frequency} numOctaves={octaves} seed={seed} />
        <feColorMatrix type="saturate" values="0" />
        <feComponentTransfer>
          <feFuncR type="linear" slope="2.4" intercept="-0.7" />
          <feFuncG type="linear" slope="2.4" intercept="-0.7" />
          <feFuncB type="linear" slope="2.4" intercept="-0.7" />
          <feFuncA type="discrete" tableValues="1" />
        </feComponentTransfer>
      </filter>
      <rect width="100%" height="100%" filter={`url(#${id})`} />
    </svg>
  );
}

/** A valid QR code of https://negia.example/noa: 25 modules a side, drawn as the strokes of one path. */
const modules = 25;
const path =
  'M0 0.5h7m3 0h1m3 0h1m3 0h7M0 1.5h1m5 0h1m1 0h1m5 0h1m1 0h1m1 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m1 0h1m3 0h1m1 0h2m2 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m1 0h1m4 0h1m2 0h1m1 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m2 0h3m2 0h1m1 0h1m1 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m2 0h2m1 0h1m5 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M8 7.5h1m3 0h1M0 8.5h1m5 0h1m1 0h1m1 0h1m1 0h3m1 0h3m2 0h3M0 9.5h1m1 0h1m1 0h2m1 0h1m4 0h4m3 0h5M3 10.5h4m1 0h4m2 0h5m1 0h2m1 0h2M1 11.5h3m3 0h3m1 0h2m3 0h6m2 0h1M0 12.5h1m2 0h2m1 0h1m3 0h3m2 0h2m1 0h2m4 0h1M0 13.5h3m1 0h1m4 0h1m5 0h2m2 0h1m3 0h1M0 14.5h1m3 0h1m1 0h2m2 0h3m1 0h2m1 0h5m1 0h2M0 15.5h1m1 0h1m1 0h1m3 0h1m2 0h1m3 0h1m1 0h1m1 0h1m1 0h2m1 0h1M0 16.5h1m2 0h5m1 0h5m2 0h5m1 0h1M8 17.5h1m1 0h1m1 0h2m2 0h1m3 0h1M0 18.5h7m3 0h2m4 0h1m1 0h1m1 0h1m3 0h1M0 19.5h1m5 0h1m2 0h2m1 0h1m1 0h1m1 0h1m3 0h1m2 0h2M0 20.5h1m1 0h3m1 0h1m2 0h2m1 0h9m1 0h1M0 21.5h1m1 0h3m1 0h1m2 0h1m1 0h1m1 0h6m4 0h2M0 22.5h1m1 0h3m1 0h1m2 0h2m2 0h3m5 0h2m1 0h1M0 23.5h1m5 0h1m2 0h1m1 0h1m4 0h1m2 0h2m3 0h1M0 24.5h7m1 0h2m2 0h1m3 0h1m1 0h1m2 0h1m2 0h1';

function DrawnQr({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`-2 -2 ${modules + 4} ${modules + 4}`} aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}

type PhysicalCardMaterial = 'sea' | 'pvc' | 'wood' | 'metal';

/** A physical card at 85.6 × 54, sized in em, so that its font size alone scales it. */
export function DrawnPhysicalCard({ material }: { material: PhysicalCardMaterial }) {
  const t = useTexts(landingTexts);
  const ui = useTexts(uiTexts);
  return (
    <Grid textAlign="start" className={styles.card} data-material={material} aria-hidden="true">
      <span className={styles.ground} />
      <MaterialGrain material={material} />
      <span className={styles.arcs} />
      <span className={styles.sheen} />
      <Row as="span" align="center" weight="heading" className={styles.brand}>
        <span className={styles.mark}>
          <Mark />
        </span>
        {ui('ui.brand.name')}
      </Row>
      <Contactless className={styles.contactless} />
      <Stack as="span" shrink className={styles.person}>
        <span className={styles.name}>{t('landing.person.name')}</span>
        <span className={styles.role}>{t('landing.person.role')}</span>
      </Stack>
      <DrawnQr className={styles.qr} />
    </Grid>
  );
}

/** The contactless symbol, which is never mirrored in RTL. */
function Contactless({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        <path d="M5.5 9a6 6 0 0 1 0 6" />
        <path d="M9.5 6.500a11 11 0 0 1 0 11" />
        <path d="M13.5 4a16 16 0 0 1 0 16" />
        <path d="M17.5 1.800a20.5 20.5 0 0 1 0 20.4" />
      </g>
    </svg>
  );
}
