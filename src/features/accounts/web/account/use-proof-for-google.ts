import { useEffect } from 'react';
import { useAskForProof } from '#web-kit/proof.ts';
import { googlePath } from './google-path.ts';

/** The address that the page was opened with; what it said of signing in is taken out of it before this page loads. */
const openedWith = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '';

export const wantsProof = (address: string): boolean =>
  URL.canParse(address) && new URL(address).searchParams.get('auth') === 'google-confirm';

let isAsked = false;

/** The server sent the owner back before Google, for proof that it is they: with it the way goes on. */
export function useProofForGoogle(): void {
  const ask = useAskForProof();
  useEffect(() => {
    if (isAsked || !wantsProof(openedWith())) return;
    isAsked = true;
    void ask().then((isProved) => isProved && window.location.assign(googlePath('connect')));
  }, [ask]);
}
