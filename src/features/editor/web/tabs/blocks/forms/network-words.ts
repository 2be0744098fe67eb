import { webAddress } from '#base/schemas.ts';
import { addressOn, findNetwork } from '#features/profiles/networks.ts';

export const labelOf = (network: string): string => findNetwork(network)?.label ?? network;

/** A handle becomes the address where it lives, so that the owner can see where it leads. */
export function tidyHandle(network: string, typed: string): string | undefined {
  if (!typed.trim()) return undefined;
  return addressOn(network, typed) ?? webAddress.safeParse(typed).data;
}
