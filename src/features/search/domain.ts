/** What the administration's search finds, and who may. */
import { typedNumber } from '#base/admin-list.ts';
import { mayStaff, type StaffArea, type StaffRole } from '#base/staff-roles.ts';

export const searchKinds = [
  'users',
  'profiles',
  'orders',
  'tags',
  'payments',
  'invoices',
  'coupons',
  'conversations',
  'posts',
] as const;
export type SearchKind = (typeof searchKinds)[number];

const areas = {
  users: 'users',
  profiles: 'profiles',
  orders: 'orders',
  tags: 'orders',
  payments: 'money',
  invoices: 'money',
  coupons: 'money',
  conversations: 'desk',
  posts: 'content',
} satisfies Record<SearchKind, StaffArea>;

export const searchLimits = { queryMax: 80, perKind: 5 } as const;

/** Without a letter or a digit there is nothing to search for. */
export const isSearchable = (typed: string): boolean => /[\p{L}\p{N}]/u.test(typed);

export const kindsFor = (role: StaffRole | null): SearchKind[] =>
  searchKinds.filter((kind) => mayStaff(role, areas[kind], 'read'));

/** A bare number is mostly that of an order or a document, which people read from paper. */
const numbered: readonly SearchKind[] = ['orders', 'invoices', 'payments'];
/** Only documents are numbered with leading zeros: whoever types them means the document that bears them. */
const numberedByZeros: readonly SearchKind[] = ['invoices', 'orders', 'payments'];

interface Group {
  readonly kind: SearchKind;
  readonly hits: readonly { readonly isExact: boolean }[];
}

/** Kinds of what the text names exactly come first; groups without hits are left out. */
export function sortGroups<G extends Group>(typed: string, groups: readonly G[]): G[] {
  const isNumber = typedNumber(typed) !== undefined;
  const first = typed.replace('#', '').startsWith('0') ? numberedByZeros : numbered;
  const rankOf = ({ kind, hits }: G): number => {
    const exact = hits.some(({ isExact }) => isExact) ? 0 : 100;
    // Its whole code was typed or scanned; the order it was made for comes after it.
    if (kind === 'tags' && exact === 0) return -1;
    return exact + (isNumber && first.includes(kind) ? first.indexOf(kind) : 10 + searchKinds.indexOf(kind));
  };
  return groups.filter(({ hits }) => hits.length > 0).toSorted((one, other) => rankOf(one) - rankOf(other));
}
