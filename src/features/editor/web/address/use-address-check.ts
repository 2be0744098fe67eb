import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkCustomSlug, checkSlug, normalizeAddress } from '#features/profiles/addresses.ts';
import { profilesApi } from '#features/profiles/contract.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { addressTexts } from './address-texts.ts';

export type AddressKind = 'slug' | 'custom';

export interface AddressCheck {
  /** `same`: the profile's current address. `unknown`: the check failed; the server decides on save. */
  readonly state: 'same' | 'checking' | 'free' | 'refused' | 'unknown';
  /** The normalized value that would be stored. */
  readonly value: string;
  readonly reason?: string;
}

const checkDelayMilliseconds = 350;

/** Checks whether an address is available; what can be validated locally is reported at once. */
export function useAddressCheck(kind: AddressKind, typed: string, current: string): AddressCheck {
  const t = useTexts(profilesTexts);
  const ta = useTexts(addressTexts);
  const api = useApi();
  const checked = (kind === 'slug' ? checkSlug : checkCustomSlug)(typed);
  const value = checked.isValid ? checked.value : '';
  const debounced = useDebounced(value);
  // The current address may be one that today's rules reject.
  const isSame = current !== '' && normalizeAddress(typed) === current;
  const isChecked = checked.isValid && !isSame;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['/api/profiles/address-check', kind, debounced],
    queryFn: () => api.call(profilesApi.checkAddress, { query: { value: debounced, kind } }),
    enabled: isChecked && debounced !== '' && debounced === value,
    // Someone else may take the address meanwhile.
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const errorText = (error: string): string =>
    t.find(`profiles.address.${error === 'letters' && kind === 'slug' ? 'lettersSlug' : error}`) ?? '';
  if (isSame) return { state: 'same', value: current };
  if (!checked.isValid && typed.trim() && normalizeAddress(typed) === '')
    return { state: 'refused', value: '', reason: ta('address.dashes') };
  if (!checked.isValid) return { state: 'refused', value: '', reason: errorText(checked.error) };
  if (isError) return { state: 'unknown', value };
  if (debounced !== value || !data || isPlaceholderData) return { state: 'checking', value };
  if (data.available) return { state: 'free', value };
  return { state: 'refused', value, reason: errorText(data.reason ?? 'taken') };
}

function useDebounced(value: string): string {
  const [debouncedText, setDebouncedText] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(value), checkDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return debouncedText;
}
