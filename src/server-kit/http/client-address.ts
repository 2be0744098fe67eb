import { isIP } from 'node:net';

const isLoopback = (address: string): boolean => /^(::ffff:)?127\.|^::1$/i.test(address) && isIP(address) !== 0;

/** Who is calling, where the framework is not asked: by its own rule, a proxy on this machine is believed and nobody else. */
export function clientAddress(remote = '', forwarded?: string | string[]): string {
  if (!forwarded || !isLoopback(remote)) return remote;
  const chain = String(forwarded)
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .reverse();
  return chain.find((address) => !isLoopback(address)) ?? chain.at(-1) ?? remote;
}
