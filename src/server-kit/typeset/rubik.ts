import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Every upright weight: on a machine with its own Rubik installed, no font may match a template better than these,
 * which come first.
 */
const weights = ['300Light', '400Regular', '500Medium', '600SemiBold', '700Bold', '800ExtraBold', '900Black'];

export const rubikFolder = (): string =>
  dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/package.json'));

export function readRubik(): Buffer[] {
  const folder = rubikFolder();
  return weights.map((weight) => readFileSync(join(folder, weight, `Rubik_${weight}.ttf`)));
}
