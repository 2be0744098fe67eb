import { dictionary } from '@zxcvbn-ts/language-common';
import { hebrewPasswords } from '../hebrew-texts.ts';
import { runHashing } from './hashing.ts';

const bytesOf = (password: string): string => password.normalize('NFKC');

export const hashPassword = async (password: string): Promise<string> =>
  String(await runHashing({ kind: 'hash', password: bytesOf(password) }));

/** Hash of a discarded password: an unknown email takes as long as a wrong password, from the first attempt on. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$HCGRiZEdNPrAhCeBEiCrNA$Z9+kxpa/plhRL2W/Geg1biXztlm6zhjQwaoVOCoi6Lw';

export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await runHashing({ kind: 'verify', hash: storedHash ?? dummyHash, password: bytesOf(password) });
  return isSame === true && storedHash !== null && storedHash !== undefined;
}

let commonPasswords: ReadonlySet<string> | undefined;
const isCommon = (candidate: string): boolean => {
  commonPasswords ??= new Set(dictionary['passwords-common'] as readonly string[]);
  return commonPasswords.has(candidate) || hebrewPasswords.has(candidate);
};

/** Also ignores case and a few trailing digits or symbols, which users typically append. */
export function isCommonPassword(password: string): boolean {
  const typed = bytesOf(password).toLowerCase();
  const stem = typed.replace(/[\d!@#$%^&*.]{1,4}$/, '');
  return isMonotonous(typed) || isCommon(typed) || (stem.length >= 3 && isCommon(stem));
}

/** One repeated character, or a run of consecutive ones such as 234567. */
function isMonotonous(typed: string): boolean {
  const codes = [...typed].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
}
