import { type Finish, physicalCardSize } from '../../design/design.ts';

const { width, height, bleed } = physicalCardSize;

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
      <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} fill={`url(#${id}-gloss)`} />
    </>
  );
}
