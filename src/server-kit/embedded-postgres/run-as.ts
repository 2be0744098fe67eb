import { execFile, type SpawnOptions } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to start a PostgreSQL program so that it does not see itself as root. */
export interface RunAs {
  readonly prefix: readonly string[];
  readonly options: SpawnOptions;
  /** Hands a folder over where the programs run as another user. */
  own(path: string): Promise<void>;
}

const asMyself: RunAs = { prefix: [], options: {}, own: async () => undefined };
const ordinaryId = 1000;

/**
 * PostgreSQL refuses root. A user namespace that shows us as an ordinary user keeps our own file rights, so that even a
 * folder under root's closed home works and nobody has to be added to the machine.
 */
export async function findRunAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asMyself;
  const prefix = ['unshare', '--user', `--map-user=${ordinaryId}`, `--map-group=${ordinaryId}`];
  const [program = '', ...parameters] = prefix;
  const allowed = await run(program, [...parameters, 'true']).then(
    () => true,
    () => false,
  );
  if (allowed) return { ...asMyself, prefix };
  return {
    prefix: [],
    options: { uid: ordinaryId, gid: ordinaryId },
    own: (path) => chown(path, ordinaryId, ordinaryId),
  };
}
