import { type AdminPackage, type PackageEdit, packageLimits } from '../../admin-contract.ts';
import type { Entitlements } from '../../contract.ts';

export type DraftValue = string | boolean | readonly string[];
/** Form values by API field name; numbers as typed. */
export type PackageDraft = Readonly<Record<string, DraftValue>>;

export const numberEntitlements = [
  ...(['profiles', 'links', 'galleryPictures', 'templates', 'statsDays', 'physicalCardDiscount'] as const),
] as const;
export const switchEntitlements = [
  ...(['customSlug', 'ownBranding', 'leadFields', 'leadExport', 'leadWebhook', 'supportChat'] as const),
] as const;
const languages = ['he', 'en'] as const;

export const textAt = (draft: PackageDraft, path: string): string => String(draft[path] ?? '');
export const isAt = (draft: PackageDraft, path: string): boolean => draft[path] === true;
export const linesAt = (draft: PackageDraft, path: string): readonly string[] => {
  const lines = draft[path];
  return Array.isArray(lines) ? lines : [];
};

/** Always five benefits, filled in or empty. */
const fiveOf = (benefits: readonly string[]): string[] =>
  Array.from({ length: packageLimits.benefits }, (_, index) => benefits[index] ?? '');

export function draftOf(one: PackageEdit): PackageDraft {
  const textFields = languages.flatMap((language) => {
    const { name, description, features, benefits } = one.texts[language];
    const under = `texts.${language}`;
    return [
      [`${under}.name`, name],
      [`${under}.description`, description],
      [`${under}.features`, features],
      [`${under}.benefits`, fiveOf(benefits)],
    ] as const;
  });
  const numbers = numberEntitlements.map(
    (name) => [`entitlements.${name}`, String(one.entitlements[name] ?? '')] as const,
  );
  const switches = switchEntitlements.map((name) => [`entitlements.${name}`, one.entitlements[name]] as const);
  const { isPopular, isActive, showAtHome, sortOrder } = one;
  return {
    ...Object.fromEntries<DraftValue>([...textFields, ...numbers, ...switches]),
    isPopular,
    isActive,
    showAtHome,
    sortOrder: String(sortOrder),
  };
}

/** An invalid number is sent unchanged; the server returns the validation error. */
const numberOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));

export function editOf(draft: PackageDraft): PackageEdit {
  const textsOf = (language: 'he' | 'en') => ({
    name: textAt(draft, `texts.${language}.name`),
    description: textAt(draft, `texts.${language}.description`),
    features: [...linesAt(draft, `texts.${language}.features`)],
    benefits: [...linesAt(draft, `texts.${language}.benefits`)],
  });
  const number = (name: string) => numberOf(textAt(draft, `entitlements.${name}`));
  const entitlements = {
    ...Object.fromEntries(numberEntitlements.map((name) => [name, number(name)])),
    ...Object.fromEntries(switchEntitlements.map((name) => [name, isAt(draft, `entitlements.${name}`)])),
    ...(textAt(draft, 'entitlements.templates').trim() === '' && { templates: null }),
  } as Entitlements;
  return {
    texts: { he: textsOf('he'), en: textsOf('en') },
    entitlements,
    isPopular: isAt(draft, 'isPopular'),
    isActive: isAt(draft, 'isActive'),
    showAtHome: isAt(draft, 'showAtHome'),
    sortOrder: numberOf(textAt(draft, 'sortOrder')),
  };
}

/** Ignores empty lines, which the server drops. */
const comparable = (value: DraftValue | undefined): string =>
  JSON.stringify(Array.isArray(value) ? value.map((line) => line.trim()).filter(Boolean) : value);
export const isSame = (one: DraftValue | undefined, other: DraftValue | undefined): boolean =>
  comparable(one) === comparable(other);

export const changedPaths = (from: PackageDraft, to: PackageDraft): string[] =>
  Object.keys(to).filter((path) => !isSame(from[path], to[path]));

export interface Conflict {
  readonly path: string;
  readonly mine: DraftValue;
  readonly theirs: DraftValue;
}

/** Three-way merge: a field changed on only one side takes that side's value. */
export function mergeDrafts(base: PackageDraft, mine: PackageDraft, newest: AdminPackage) {
  const theirs = draftOf(newest);
  const changed = new Set(changedPaths(base, mine));
  const merged = Object.fromEntries(
    Object.keys(theirs).map((path) => [path, (changed.has(path) ? mine : theirs)[path] ?? '']),
  );
  const conflicts: Conflict[] = changedPaths(base, theirs)
    .filter((path) => changed.has(path) && !isSame(mine[path], theirs[path]))
    .map((path) => ({ path, mine: mine[path] ?? '', theirs: theirs[path] ?? '' }));
  return { merged: merged as PackageDraft, theirs, conflicts };
}
