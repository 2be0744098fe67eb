import { BlockList, isIP } from 'node:net';

/** Whether what a proxy says of the line behind it is believed, by the proxy's own address. */
export type IsTrustedProxy = (address: string) => boolean;

const loopback = ['127.0.0.0/8', '::1/128'];

/** `none`, `loopback`, or addresses and ranges in CIDR form, with commas between; undefined when it is none of these. */
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
  // A mapped range counts the 96 bits before the address too.
  const skipped = address === written ? 0 : 96;
  const bits = length === undefined ? maxBits : /^\d{1,3}$/.test(length) ? Number(length) - skipped : -1;
  if (family === 0 || rest.length > 0 || bits < 0 || bits > maxBits) return false;
  trusted.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  return true;
}

/** A socket for both families tells an IPv4 address as `::ffff:192.0.2.1`. */
function withoutMapping(address: string): string {
  const [, plain = ''] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  return isIP(plain) === 4 ? plain : address;
}
