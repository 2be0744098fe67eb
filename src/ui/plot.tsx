import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ChartTooltip } from './chart.tsx';
import styles from './plot.module.css';
import { fittingLabels, valueTicks } from './plot-scale.ts';

/** In pixels: for the values at the left, the names below, and half of a line's width. */
const margin = { top: 12, right: 14, bottom: 30, left: 46 } as const;
/** So that the first and the last point are not on the edge. */
const inset = 8;
const labelGap = 8;
/** Wide enough for Hebrew and Latin letters of this size; a measured width would draw the chart twice. */
const letterWidth = 6.4;

export interface PlotScale {
  /** The middle of an entry. */
  x(index: number): number;
  y(value: number): number;
  /** The width that one entry has. */
  readonly band: number;
  readonly bottom: number;
  /** The entry that is pointed at. */
  readonly active: number | undefined;
}

interface PlotProps {
  label: string;
  /** The entries from left to right; time runs so in every language, as readers of charts expect. */
  keys: readonly string[];
  /** Points reach from edge to edge; bands share the width. */
  spread: 'points' | 'bands';
  /** The largest value drawn. */
  max: number;
  /** Entries with a name below, as far as they fit. */
  ticks: readonly string[];
  tickText: (key: string) => string;
  valueText: (value: number) => string;
  details: (index: number) => { title: string; rows: { name: string; value: string }[] };
  children: (scale: PlotScale) => ReactNode;
}

/** A chart's axes and its cursor, by mouse, finger and arrow keys; its content is drawn by the caller. */
export function Plot({ label, keys, spread, max, ticks, tickText, valueText, details, children }: PlotProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame);
  const [pointed, setActive] = useState<number>();
  const active = pointed === undefined || pointed >= keys.length ? undefined : pointed;
  const [left, right, bottom] = [margin.left, width - margin.right, height - margin.bottom];
  const values = valueTicks(max);
  const top = values.at(-1) ?? 1;
  const band = (right - left) / Math.max(keys.length, 1);
  const step = keys.length > 1 ? (right - left - 2 * inset) / (keys.length - 1) : 0;
  const x = (index: number): number =>
    spread === 'bands' || keys.length === 1 ? left + (index + 0.5) * band : left + inset + index * step;
  const y = (value: number): number => bottom - (value / top) * (bottom - margin.top);
  const nearest = ({ clientX, currentTarget }: PointerEvent): number => {
    const at = clientX - currentTarget.getBoundingClientRect().left;
    const index = spread === 'bands' || step === 0 ? Math.floor((at - left) / band) : Math.round((at - x(0)) / step);
    return Math.min(Math.max(index, 0), keys.length - 1);
  };
  const move = (event: KeyboardEvent): void => {
    const last = keys.length - 1;
    const now = active ?? 0;
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max(next, 0), last));
  };
  const shown = active === undefined ? undefined : details(active);
  return (
    <div ref={frame} className={styles.frame}>
      {width > 0 && (
        <svg
          className={styles.plot}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          role="application"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys read the chart
          tabIndex={0}
          onPointerMove={(event) => setActive(nearest(event))}
          onPointerDown={(event) => setActive(nearest(event))}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActive(undefined)}
          onFocus={() => setActive((now) => now ?? 0)}
          onBlur={() => setActive(undefined)}
          onKeyDown={move}
        >
          {values.map((value) => (
            <g key={value}>
              <line className={styles.line} x1={left} x2={right} y1={y(value)} y2={y(value)} />
              <text className={styles.text} x={left - 8} y={y(value)} textAnchor="end" dominantBaseline="central">
                {valueText(value)}
              </text>
            </g>
          ))}
          {active !== undefined && <Cursor spread={spread} at={x(active)} band={band} bottom={bottom} />}
          <Names labels={namesOf(keys, ticks, tickText, x)} y={height - 8} max={width} />
          {children({ x, y, band, bottom, active })}
        </svg>
      )}
      <div
        className={styles.tooltip}
        data-side={active !== undefined && x(active) > width / 2 ? 'left' : 'right'}
        {...(active !== undefined && { style: { '--at': `${x(active)}px` } as CSSProperties })}
      >
        <ChartTooltip title={shown?.title ?? ''} rows={shown?.rows} />
      </div>
    </div>
  );
}

interface CursorProps {
  spread: PlotProps['spread'];
  at: number;
  band: number;
  bottom: number;
}

const Cursor = ({ spread, at, band, bottom }: CursorProps) =>
  spread === 'bands' ? (
    <rect className={styles.band} x={at - band / 2} y={margin.top} width={band} height={bottom - margin.top} />
  ) : (
    <line className={styles.cursor} x1={at} x2={at} y1={margin.top} y2={bottom} />
  );

interface Name {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  readonly width: number;
}

const namesOf = (
  keys: readonly string[],
  ticks: readonly string[],
  textOf: (key: string) => string,
  x: (index: number) => number,
): Name[] => {
  const names = ticks.map((key) => {
    const text = textOf(key);
    return { key, text, at: x(keys.indexOf(key)), width: text.length * letterWidth };
  });
  return fittingLabels(names, labelGap);
};

/** The names at the edges stay inside. */
const Names = ({ labels, y, max }: { labels: readonly Name[]; y: number; max: number }) =>
  labels.map(({ key, text, at, width }) => (
    <text
      key={key}
      className={styles.text}
      x={Math.min(Math.max(at, width / 2), max - width / 2)}
      y={y}
      textAnchor="middle"
    >
      {text}
    </text>
  ));

function useSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const read = () => setSize({ width: observed.clientWidth, height: observed.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
