import { BlockList, isIP } from 'node:net';

/** Whether a proxy's forwarded headers are trusted, by the proxy's own address. */
export type IsTrustedProxy = (address: string) => boolean;

const loopback = ['127.0.0.0/8', '::1/128'];

/** `none`, `loopback`, or comma-separated addresses and CIDR ranges; undefined if it is none of these. */
export function readTrustedProxies(setting: string): IsTrustedProxy | undefined {
  if (setting === 'none') return () => false;
  const trusted = new BlockList();
  const ranges = setting.split(',').flatMap((one) => (one.trim() === 'loopback' ? loopback : one.trim()));
  if (!ranges.every((range) => addRange(trusted, range))) return undefined;
  return (address) => {
    const plain = withoutMapping(address);
    const family = isIP(plain);
    return family !== 0 && trusted.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function addRange(trusted: BlockList, range: string): boolean {
  const [written = '', length, ...rest] = range.split('/');
  const address = withoutMapping(written);
  const family = isIP(address);
  const maxBits = family === 6 ? 128 : 32;
  // The prefix length of a mapped range includes the 96 bits before the address.
  const skipped = address === written ? 0 : 96;
  const bits = length === undefined ? maxBits : /^\d{1,3}$/.test(length) ? Number(length) - skipped : -1;
  if (family === 0 || rest.length > 0 || bits < 0 || bits > maxBits) return false;
  trusted.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  return true;
}

/** A dual-stack socket reports an IPv4 address as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  const [, plain = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return isIP(plain) === 4 ? plain : address;
}
