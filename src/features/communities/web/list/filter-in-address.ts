import { type CommunityField, communityFields } from '../../domain.ts';

/** Filter for the community list; empty means all communities. */
export interface CommunityFilter {
  readonly field?: CommunityField;
  readonly city?: string;
  readonly q?: string;
}

/** Parses `?field=home&city=Haifa&q=…` and ignores invalid values. */
export function filterOf(search: string): CommunityFilter {
  const params = new URLSearchParams(search);
  const field = communityFields.find((one) => one === params.get('field'));
  const city = params.get('city')?.trim().slice(0, 40);
  const q = params.get('q')?.trim().slice(0, 100);
  return { ...(field && { field }), ...(city && { city }), ...(q && { q }) };
}

/** The same URL with this filter; other query parameters are preserved. */
export function withFilter({ pathname, search }: Pick<Location, 'pathname' | 'search'>, filter: CommunityFilter) {
  const params = new URLSearchParams(search);
  for (const name of ['field', 'city', 'q'] as const) {
    const value = filter[name];
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
