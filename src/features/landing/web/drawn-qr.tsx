/** A true QR code of https://negia.example/noa: 25 modules a side, drawn as the strokes of one path. */
const modules = 25;
const path =
  'M0 0.5h7m3 0h1m3 0h1m3 0h7M0 1.5h1m5 0h1m1 0h1m5 0h1m1 0h1m1 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m1 0h1m3 0h1m1 0h2m2 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m1 0h1m4 0h1m2 0h1m1 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m2 0h3m2 0h1m1 0h1m1 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m2 0h2m1 0h1m5 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h1m1 0h1m1 0h7M8 7.5h1m3 0h1M0 8.5h1m5 0h1m1 0h1m1 0h1m1 0h3m1 0h3m2 0h3M0 9.5h1m1 0h1m1 0h2m1 0h1m4 0h4m3 0h5M3 10.5h4m1 0h4m2 0h5m1 0h2m1 0h2M1 11.5h3m3 0h3m1 0h2m3 0h6m2 0h1M0 12.5h1m2 0h2m1 0h1m3 0h3m2 0h2m1 0h2m4 0h1M0 13.5h3m1 0h1m4 0h1m5 0h2m2 0h1m3 0h1M0 14.5h1m3 0h1m1 0h2m2 0h3m1 0h2m1 0h5m1 0h2M0 15.5h1m1 0h1m1 0h1m3 0h1m2 0h1m3 0h1m1 0h1m1 0h1m1 0h2m1 0h1M0 16.5h1m2 0h5m1 0h5m2 0h5m1 0h1M8 17.5h1m1 0h1m1 0h2m2 0h1m3 0h1M0 18.5h7m3 0h2m4 0h1m1 0h1m1 0h1m3 0h1M0 19.5h1m5 0h1m2 0h2m1 0h1m1 0h1m1 0h1m3 0h1m2 0h2M0 20.5h1m1 0h3m1 0h1m2 0h2m1 0h9m1 0h1M0 21.5h1m1 0h3m1 0h1m2 0h1m1 0h1m1 0h6m4 0h2M0 22.5h1m1 0h3m1 0h1m2 0h2m2 0h3m5 0h2m1 0h1M0 23.5h1m5 0h1m2 0h1m1 0h1m4 0h1m2 0h2m3 0h1M0 24.5h7m1 0h2m2 0h1m3 0h1m1 0h1m2 0h1m2 0h1';

export function DrawnQr({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={`-2 -2 ${modules + 4} ${modules + 4}`} aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
