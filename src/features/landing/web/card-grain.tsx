import { useId } from 'react';
import styles from './drawn-card.module.css';

/** How the noise is stretched: long fibres for wood, fine brushing for metal. */
const grains = {
  wood: { frequency: '0.006 0.16', octaves: 4, seed: 8 },
  metal: { frequency: '0.004 0.9', octaves: 2, seed: 3 },
} as const;

export function CardGrain({ material }: { material: string }) {
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
