import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { checkCustomSlug, checkSlug, normalizeAddress } from '#features/profiles/addresses.ts';
import { profilesApi } from '#features/profiles/contract.ts';
import { profilesTexts } from '#features/profiles/texts.ts';
import { useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-context.tsx';

export type AddressKind = 'slug' | 'custom';

export interface AddressCheck {
  /** `same`: what the card has already. `unknown`: the server could not be asked; it decides when saving. */
  readonly state: 'same' | 'checking' | 'free' | 'refused' | 'unknown';
  /** As it would be kept. */
  readonly value: string;
  readonly reason?: string;
}

const checkDelayMilliseconds = 350;

/** Whether an address may be had: what can be told without asking is told at once. */
export function useAddressCheck(kind: AddressKind, typed: string, current: string): AddressCheck {
  const t = useTexts(profilesTexts);
  const api = useApi();
  const checked = (kind === 'slug' ? checkSlug : checkCustomSlug)(typed);
  const value = checked.isValid ? checked.value : '';
  const debounced = useDebounced(value);
  // What the card has already may be one that nobody could choose today.
  const isSame = current !== '' && normalizeAddress(typed) === current;
  const isChecked = checked.isValid && !isSame;
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['/api/profiles/address-check', kind, debounced],
    queryFn: () => api.call(profilesApi.checkAddress, { query: { value: debounced, kind } }),
    enabled: isChecked && debounced !== '' && debounced === value,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const errorText = (error: string): string =>
    t.find(`profiles.address.${error === 'letters' && kind === 'slug' ? 'lettersSlug' : error}`) ?? '';
  if (isSame) return { state: 'same', value: current };
  if (!checked.isValid) return { state: 'refused', value: '', reason: errorText(checked.error) };
  if (isError) return { state: 'unknown', value };
  if (debounced !== value || !data || isPlaceholderData) return { state: 'checking', value };
  if (data.available) return { state: 'free', value };
  return { state: 'refused', value, reason: errorText(data.reason ?? 'taken') };
}

/** What a value has been for a moment. */
function useDebounced(value: string): string {
  const [debouncedText, setDebouncedText] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(value), checkDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return debouncedText;
}
