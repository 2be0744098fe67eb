import { grainOf } from './wood-grain.ts';

interface GrainProps {
  readonly colour: string;
  readonly opacity: number;
  readonly isCoarse: boolean;
}

export function Grain({ colour, opacity, isCoarse }: GrainProps) {
  return (
    <g fill="none" stroke={colour} opacity={opacity}>
      {grainOf(isCoarse).map(({ path, width: line }) => (
        <path key={path} d={path} strokeWidth={line} />
      ))}
    </g>
  );
}
