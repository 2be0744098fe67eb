import { webAddress } from '#base/schemas.ts';
import { addressOn, findNetwork, networkOf, type networks } from '../../networks.ts';

export type KnownNetwork = (typeof networks)[number];

/** What was typed into a field for a link. */
export interface ReadLink {
  /** Where it leads, once it does. */
  readonly address?: string;
  /** The known place that it leads to. */
  readonly network?: KnownNetwork;
  /** A bare handle may live in several places: the owner says in which. */
  readonly candidates: readonly { readonly network: KnownNetwork; readonly address: string }[];
}

const handle = /^@?[\w.+-]{2,60}$/;
const offered = ['instagram', 'facebook', 'tiktok', 'linkedin', 'youtube', 'x', 'telegram'] as const;

/** A whole address, a bare domain, or a handle. */
export function readLink(typed: string): ReadLink {
  const text = typed.trim();
  const address = text.startsWith('@') ? undefined : webAddress.safeParse(text).data;
  if (text && address) {
    const network = networkOf(address);
    return { address, ...(network && { network }), candidates: [] };
  }
  if (!handle.test(text)) return { candidates: [] };
  return {
    candidates: offered.flatMap((id) => {
      const [network, found] = [findNetwork(id), addressOn(id, text)];
      return network && found ? [{ network, address: found }] : [];
    }),
  };
}
