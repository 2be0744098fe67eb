import { type CommunityField, communityFields } from '../../domain.ts';

/** Which communities are wanted; nothing: all of them. */
export interface CommunityFilter {
  readonly field?: CommunityField;
  readonly city?: string;
  readonly q?: string;
}

/** `?field=home&city=Haifa&q=…`: what nobody could have chosen is passed over. */
export function filterOf(search: string): CommunityFilter {
  const params = new URLSearchParams(search);
  const field = communityFields.find((one) => one === params.get('field'));
  const city = params.get('city')?.trim().slice(0, 40);
  const q = params.get('q')?.trim().slice(0, 100);
  return { ...(field && { field }), ...(city && { city }), ...(q && { q }) };
}

/** The same address with this filter; what else stands in it stays. */
export function withFilter(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  filter: CommunityFilter,
): string {
  const params = new URLSearchParams(search);
  for (const name of ['field', 'city', 'q'] as const) {
    const value = filter[name];
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
