import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkCustomSlug, checkSlug, normalizeAddress } from '#features/profiles/addresses.ts';
import { profilesApi } from '#features/profiles/contract.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api-context.tsx';

export type AddressKind = 'slug' | 'custom';

export interface AddressVerdict {
  /** `same`: what the card has already. `unknown`: the server could not be asked; it decides when saving. */
  readonly state: 'same' | 'checking' | 'free' | 'refused' | 'unknown';
  /** As it would be kept. */
  readonly value: string;
  readonly reason?: string;
}

const askAfterMilliseconds = 350;

/** Whether an address may be had: what can be told without asking is told at once. */
export function useAddressCheck(kind: AddressKind, typed: string, current: string): AddressVerdict {
  const t = useTexts(profilesTexts);
  const api = useApi();
  const checked = (kind === 'slug' ? checkSlug : checkCustomSlug)(typed);
  const value = checked.isGood ? checked.value : '';
  const asked = useSettled(value);
  // What the card has already may be one that nobody could choose today.
  const isSame = current !== '' && normalizeAddress(typed) === current;
  const isAsked = checked.isGood && !isSame;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['/api/profiles/address-check', kind, asked],
    queryFn: () => api.call(profilesApi.checkAddress, { query: { value: asked, kind } }),
    enabled: isAsked && asked !== '' && asked === value,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const words = (flaw: string): string =>
    t.find(`profiles.address.${flaw === 'letters' && kind === 'slug' ? 'lettersSlug' : flaw}`) ?? '';
  if (isSame) return { state: 'same', value: current };
  if (!checked.isGood) return { state: 'refused', value: '', reason: words(checked.flaw) };
  if (isError) return { state: 'unknown', value };
  if (asked !== value || !data || isPlaceholderData) return { state: 'checking', value };
  if (data.available) return { state: 'free', value };
  return { state: 'refused', value, reason: words(data.reason ?? 'taken') };
}

/** What a value has been for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), askAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
