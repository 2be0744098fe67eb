import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The same secret where one cannot wait for it: whoever checks what was signed here finds that it was made before. */
export function knownSecret(dataDir: string, name: string): string | undefined {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8') || undefined;
  } catch {
    return undefined;
  }
}
