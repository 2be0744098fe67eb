import { execFile, type SpawnOptions } from 'node:child_process';
import { chmod, chown, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to start a PostgreSQL program so that it sees itself as an ordinary user with a name. */
export interface RunAs {
  readonly prefix: readonly string[];
  readonly options: SpawnOptions;
  /** Lets the programs pass through the folder that theirs lie in. */
  enter(folder: string): Promise<void>;
  /** Hands a file or folder over where the programs run as another user. */
  own(path: string): Promise<void>;
}

const nothing = async () => undefined;
const asMyself: RunAs = { prefix: [], options: {}, enter: nothing, own: nothing };

/**
 * PostgreSQL refuses root, and a user without an entry in the list of users. A user namespace that shows us as one of
 * the list keeps our own file rights, so that even a folder under root's closed home works and nobody has to be added
 * to the machine.
 */
export async function findRunAs(passwordFile = '/etc/passwd'): Promise<RunAs> {
  const myself = process.getuid?.();
  if (myself === undefined || process.platform !== 'linux') return asMyself;
  const known = await listedUsers(passwordFile);
  if (myself !== 0 && (known.length === 0 || known.includes(myself))) return asMyself;
  const id = ordinaryOf(known);
  const prefix = ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`];
  if (await works(prefix)) return { ...asMyself, prefix };
  return myself === 0 ? asAnother(id) : asMyself;
}

async function listedUsers(passwordFile: string): Promise<number[]> {
  const lines = (await readFile(passwordFile, 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => Number(line.split(':')[2])).filter((id) => Number.isInteger(id) && id > 0);
}

const usual = [1000, 65534];
const ordinaryOf = (known: readonly number[]): number =>
  usual.find((id) => known.includes(id)) ?? known[0] ?? (usual[0] as number);

function works([program = '', ...parameters]: readonly string[]): Promise<boolean> {
  return run(program, [...parameters, 'true']).then(
    () => true,
    () => false,
  );
}

/** Where namespaces are refused: another user's rights, for whom the way to the data must be open. */
const asAnother = (id: number): RunAs => ({
  prefix: [],
  options: { uid: id, gid: id },
  enter: (folder) => chmod(folder, 0o711),
  own: (path) => chown(path, id, id),
});
