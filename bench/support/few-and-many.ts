import { openDatabase } from '../../src/server-kit/db/database.ts';
import { createLog } from '../../src/server-kit/log/index.ts';
import { startCluster } from './cluster.ts';
import { median, report } from './report.ts';

/** Fills two databases of one cluster, which differ in their size only. */
export async function openFewAndMany<S>(
  sizes: { readonly few: S; readonly many: S },
  fill: (clusterUrl: string, name: string, size: S) => Promise<string>,
) {
  const cluster = await startCluster();
  const log = createLog('silent');
  const open = async (name: keyof typeof sizes) => {
    const url = await fill(cluster.url, name, sizes[name]);
    return { size: sizes[name], ...openDatabase(url, log, { connections: 2 }) };
  };
  const started = performance.now();
  const [few, many] = [await open('few'), await open('many')];
  console.log(`  tables made in ${Math.round((performance.now() - started) / 1000)} s`);
  const remove = async (): Promise<void> => {
    await Promise.all([few.close(), many.close()]);
    await cluster.remove();
  };
  return { few, many, log, remove };
}

interface Growth<T> {
  readonly what: string;
  readonly few: T;
  readonly many: T;
  readonly work: (side: T) => Promise<void>;
  readonly warmUp: number;
  readonly runs: number;
  readonly max: number;
}

/** Reports the time with many rows against few. Alternates, so that background load affects both sides equally. */
export async function reportGrowth<T>({ what, few, many, work, warmUp, runs, max }: Growth<T>): Promise<void> {
  const sides = [few, many].map((side) => ({ side, times: [] as number[] }));
  for (let turn = 0; turn < warmUp + runs; turn += 1)
    for (const { side, times } of turn % 2 ? sides : sides.toReversed()) {
      const startedAt = performance.now();
      await work(side);
      if (turn >= warmUp) times.push(performance.now() - startedAt);
    }
  const [small = Number.NaN, large = Number.NaN] = sides.map(({ times }) => median(times));
  report({ what, value: large / small, unit: '×', max });
  console.log(`  ${large.toFixed(2)} ms against ${small.toFixed(2)} ms`);
}
