import { type LeadFilter, leadFilter } from '../../contract.ts';

/** What the inbox shows: a filter and, at most, one lead that is open. All of it stands in the address. */
export interface View {
  readonly filter: LeadFilter;
  readonly leadId: number | undefined;
}

const names = ['profileId', 'status', 'q', 'from', 'to'] as const;
const byProfilePath = '/contact-leads';

/** Whatever in the address makes no sense is as if it were not there. */
export function viewOf(search: URLSearchParams, profileId: string | undefined): View {
  const written: Record<string, string | null> = {
    ...Object.fromEntries(names.map((name) => [name, search.get(name)])),
    ...(profileId !== undefined && { profileId }),
  };
  const filter = Object.fromEntries(
    names.flatMap((name) => {
      const value = written[name]?.trim();
      const parsed = value ? leadFilter.shape[name].safeParse(value) : undefined;
      return parsed?.success ? [[name, parsed.data]] : [];
    }),
  ) as LeadFilter;
  const leadId = Number(search.get('lead'));
  return { filter, leadId: Number.isInteger(leadId) && leadId > 0 ? leadId : undefined };
}

/** The address of a view. Whoever came by the address of a card stays with addresses of cards. */
export function hrefOf(pathname: string, { filter: { profileId, ...rest }, leadId }: View): string {
  const isByProfile = pathname.startsWith(byProfilePath);
  const path = isByProfile ? [byProfilePath, profileId].filter(Boolean).join('/') : '/leads';
  const search = new URLSearchParams();
  if (profileId && !isByProfile) search.set('profileId', String(profileId));
  for (const name of names) if (name !== 'profileId' && rest[name]) search.set(name, String(rest[name]));
  if (leadId) search.set('lead', String(leadId));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const isFiltered = (filter: LeadFilter): boolean => names.some((name) => filter[name] !== undefined);
