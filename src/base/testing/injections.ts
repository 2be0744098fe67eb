import { readFileSync } from 'node:fs';

/**
 * Injection vectors written for these tests, by kind. Each tries to set `__x`, to open a dialog, to reach `evil.example`
 * or to change the surrounding content. None is longer than most of our fields.
 */
const byKind: Record<string, string[]> = JSON.parse(readFileSync('src/base/testing/injections.json', 'utf8'));

export const injections: readonly string[] = Object.values(byKind).flat();
