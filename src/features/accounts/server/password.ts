import { dictionary } from '@zxcvbn-ts/language-common';
import { inTurn } from './hashing.ts';
import { hebrewPasswords } from './hebrew-texts.ts';

const bytesOf = (password: string): string => password.normalize('NFKC');

export const hashPassword = async (password: string): Promise<string> =>
  String(await inTurn({ kind: 'hash', password: bytesOf(password) }));

/** Of a password that was thrown away: an unknown mail costs what a wrong password costs, from the first one on. */
const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$HCGRiZEdNPrAhCeBEiCrNA$Z9+kxpa/plhRL2W/Geg1biXztlm6zhjQwaoVOCoi6Lw';

export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const isSame = await inTurn({ kind: 'verify', hash: kept ?? hashOfNobody, password: bytesOf(password) });
  return isSame === true && kept !== null && kept !== undefined;
}

let commonWords: ReadonlySet<string> | undefined;
const isCommonWord = (word: string): boolean => {
  commonWords ??= new Set(dictionary['passwords-common'] as readonly string[]);
  return commonWords.has(word) || hebrewPasswords.has(word);
};

/** Also with another case, and with a few digits or marks at the end, which is what people add first. */
export function isCommonPassword(password: string): boolean {
  const typed = bytesOf(password).toLowerCase();
  const bare = typed.replace(/[\d!@#$%^&*.]{1,4}$/, '');
  return isMonotonous(typed) || isCommonWord(typed) || (bare.length >= 3 && isCommonWord(bare));
}

/** One letter again and again, or a run of neighbours such as 234567. */
function isMonotonous(typed: string): boolean {
  const codes = [...typed].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 2);
}
