import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#base/app-error.ts';
import { hebrewPasswords } from './hebrew-texts.ts';

/** argon2id with OWASP's second setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A core stays free for pages: whoever floods the sign-in waits for others who sign in, never a visitor. */
const atOnce = Math.max(1, availableParallelism() - 1);
const mostWaiting = 100;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= mostWaiting)
    throw new AppError('unavailable', { message: 'accounts.login.busy', retryAfterSeconds: 5 });
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const bytesOf = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(bytesOf(password), cost));

/** Of a password that nobody has: an unknown mail costs what a wrong password costs. */
let nobodysHash: Promise<string> | undefined;
const hashOfNobody = (): Promise<string> => {
  nobodysHash ??= hash('nobody has this password', cost);
  return nobodysHash;
};

export async function isPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  const compared = kept ?? (await hashOfNobody());
  const isSame = await inTurn(() => verify(compared, bytesOf(password)));
  return isSame && kept !== null && kept !== undefined;
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
