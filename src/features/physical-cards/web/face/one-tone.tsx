interface OneToneProps {
  readonly id: string;
  readonly colour: string;
}

const share = (colour: string, place: number): number => Number.parseInt(colour.slice(place, place + 2), 16) / 255;

/** The darker a point, the deeper the laser goes; white stays as the material is. */
export function OneTone({ id, colour }: OneToneProps) {
  const [red, green, blue] = [share(colour, 1), share(colour, 3), share(colour, 5)];
  const rows = [`0 0 0 0 ${red}`, `0 0 0 0 ${green}`, `0 0 0 0 ${blue}`, '-0.2126 -0.7152 -0.0722 1 0'];
  return (
    <filter id={id} colorInterpolationFilters="sRGB">
      <feColorMatrix type="matrix" values={rows.join(' ')} />
    </filter>
  );
}
