import type { IsTrustedProxy } from '#server-kit/config/trusted-proxies.ts';

/** Who is calling, where the framework is not asked: by its own rule, of the nearest first, the first that is no proxy of ours. */
export function clientAddress(isTrusted: IsTrustedProxy, remote = '', forwarded?: string | string[]): string {
  if (!forwarded || !isTrusted(remote)) return remote;
  const chain = String(forwarded)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .reverse();
  return chain.find((address) => !isTrusted(address)) ?? chain.at(-1) ?? remote;
}
