import { webAddress } from '#base/schemas.ts';
import { addressOn, findNetwork, networkOf, type networks } from '../../networks.ts';

export type KnownNetwork = (typeof networks)[number];

/** The interpretation of a typed link. */
export interface ReadLink {
  /** The target URL, if valid. */
  readonly address?: string;
  /** The known network of the target. */
  readonly network?: KnownNetwork;
  /** A bare handle may exist on several networks; the owner selects one. */
  readonly candidates: readonly { readonly network: KnownNetwork; readonly address: string }[];
}

const handle = /^@?[\w.+-]{2,60}$/;
const offered = ['instagram', 'facebook', 'tiktok', 'linkedin', 'youtube', 'x', 'telegram'] as const;

/** A full URL, a bare domain, or a handle. */
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
