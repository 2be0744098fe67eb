import { type Finish, physicalCardSize } from '../../design/design.ts';

const { width, height, bleed } = physicalCardSize;

/** Deterministic pseudo-random numbers from an index, so that the wood always looks the same. */
const chance = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43_758.5453) % 1;

/** Fibres along the card: straight and even in bamboo, wavy in walnut. */
function grainOf(isCoarse: boolean) {
  const lines = isCoarse ? 46 : 70;
  const wander = isCoarse ? 1.9 : 0.25;
  return Array.from({ length: lines }, (_, seed) => {
    const y = -bleed + ((height + 2 * bleed) * (seed + chance(seed))) / lines;
    const bend = (turn: number) =>
      (y + (chance(seed * 7 + turn) - 0.5) * wander + Math.sin(turn + y / 9) * wander).toFixed(2);
    const path = `M${-bleed} ${bend(0)}C${width * 0.25} ${bend(1)} ${width * 0.4} ${bend(2)} ${width * 0.6} ${bend(3)}S${width * 0.9} ${bend(4)} ${width + bleed} ${bend(5)}`;
    return { path, width: 0.06 + chance(seed + 100) ** 3 * (isCoarse ? 0.55 : 0.4) };
  });
}

export const sheet = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
const grains = { bamboo: { colour: '#9c6f3a', opacity: 0.3 }, walnut: { colour: '#2a170d', opacity: 0.5 } } as const;
/** Brightness of the sheen on brushed metal, from one corner to the other. */
const sheens = {
  black: ['#ffffff', [0.02, 0.13, 0.03, 0.09, 0]],
  silver: ['#ffffff', [0.1, 0.62, 0.15, 0.5, 0.05]],
  gold: ['#fff3cf', [0.08, 0.6, 0.12, 0.46, 0.02]],
} as const;

/** The material below the engraving. */
export function MaterialUnder({ id, finish }: { readonly id: string; readonly finish: Finish }) {
  if (finish === 'bamboo' || finish === 'walnut') return <Grain finish={finish} />;
  if (finish === 'matte' || finish === 'glossy') return null;
  const [colour, stops] = sheens[finish];
  return (
    <>
      <linearGradient id={`${id}-sheen`} x1="0" y1="0" x2="1" y2="0.55">
        {stops.map((opacity, index) => (
          <stop key={opacity} offset={index / (stops.length - 1)} stopColor={colour} stopOpacity={opacity} />
        ))}
      </linearGradient>
      <pattern id={`${id}-brush`} width={30} height={0.7} patternUnits="userSpaceOnUse">
        <path d="M0 0.1H30" stroke="#000000" strokeWidth={0.1} opacity={0.07} />
        <path d="M0 0.42H30" stroke="#ffffff" strokeWidth={0.12} opacity={0.06} />
      </pattern>
      <rect {...sheet} fill={`url(#${id}-sheen)`} />
      <rect {...sheet} fill={`url(#${id}-brush)`} />
    </>
  );
}

function Grain({ finish }: { readonly finish: 'bamboo' | 'walnut' }) {
  const { colour, opacity } = grains[finish];
  return (
    <g fill="none" stroke={colour} opacity={opacity}>
      {grainOf(finish === 'walnut').map(({ path, width: line }) => (
        <path key={path} d={path} strokeWidth={line} />
      ))}
    </g>
  );
}

/** The gloss is drawn over the print. */
export function MaterialOver({ id, finish }: { readonly id: string; readonly finish: Finish }) {
  if (finish !== 'glossy') return null;
  return (
    <>
      <linearGradient id={`${id}-gloss`} x1="0" y1="0" x2="1" y2="0.7">
        <stop offset={0.28} stopColor="#ffffff" stopOpacity={0.16} />
        <stop offset={0.46} stopColor="#ffffff" stopOpacity={0.03} />
        <stop offset={0.461} stopColor="#ffffff" stopOpacity={0} />
      </linearGradient>
      <rect {...sheet} fill={`url(#${id}-gloss)`} />
    </>
  );
}
