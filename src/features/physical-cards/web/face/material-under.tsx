import { type Finish, physicalCardSize } from '../../design/design.ts';
import { grainOf } from './wood-grain.ts';

const { width, height, bleed } = physicalCardSize;
const sheet = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
const grains = { bamboo: { colour: '#9c6f3a', opacity: 0.3 }, walnut: { colour: '#2a170d', opacity: 0.5 } } as const;
/** Brightness of the sheen on brushed metal, from one corner to the other. */
const sheens = {
  black: ['#ffffff', [0.02, 0.13, 0.03, 0.09, 0]],
  silver: ['#ffffff', [0.1, 0.62, 0.15, 0.5, 0.05]],
  gold: ['#fff3cf', [0.08, 0.6, 0.12, 0.46, 0.02]],
} as const;

/** The material below the engraving. */
export function MaterialUnder({ id, finish }: { readonly id: string; readonly finish: Finish }) {
  if (finish === 'bamboo' || finish === 'walnut') return <Grain {...grains[finish]} isCoarse={finish === 'walnut'} />;
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

interface GrainProps {
  readonly colour: string;
  readonly opacity: number;
  readonly isCoarse: boolean;
}

function Grain({ colour, opacity, isCoarse }: GrainProps) {
  return (
    <g fill="none" stroke={colour} opacity={opacity}>
      {grainOf(isCoarse).map(({ path, width: line }) => (
        <path key={path} d={path} strokeWidth={line} />
      ))}
    </g>
  );
}
