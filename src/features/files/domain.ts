import type { PackageType } from '#features/packages/contract.ts';

const megabyte = 1_024 * 1_024;

export const fileLimits = {
  maxBytes: 10 * megabyte,
  maxPixels: 40_000_000,
  /** The largest stored variant: wider than the eye can resolve at arm's length, and taller than any screen. */
  maxWidth: 1_920,
  maxHeight: 3_840,
  nameMax: 120,
  maxListed: 200,
  /** Retention of unused files, in days. */
  unusedDays: 60,
} as const;

/** Storage quota in bytes, across all stored variants. */
const quotas: Readonly<Record<PackageType, number>> = {
  basic: 50 * megabyte,
  advanced: 500 * megabyte,
  pro: 2_048 * megabyte,
};

export interface Quota {
  readonly bytes: number;
  /** A larger plan would raise the quota. */
  readonly canGrow: boolean;
}

/** Anyone can copy the demo account for free, so copies get the smallest quota, whichever plan they try out. */
export const quotaOf = (packageType: PackageType, isDemo: boolean): Quota =>
  isDemo ? { bytes: quotas.basic, canGrow: false } : { bytes: quotas[packageType], canGrow: packageType !== 'pro' };

export const inMegabytes = (bytes: number): number => Math.round(bytes / megabyte);

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The owner's file name without folders and without control characters that hide or reorder other characters. */
export function cleanName(input: string, fallback: string): string {
  const name = input
    .toWellFormed()
    .replace(controlCharacters, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  const [...characters] = name;
  const dot = name.lastIndexOf('.');
  if (characters.length <= fileLimits.nameMax) return name || fallback;
  const ending = dot > 0 && name.length - dot <= 6 ? name.slice(dot) : '';
  return characters.slice(0, fileLimits.nameMax - ending.length).join('') + ending;
}
