import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * What this machine can reach and the world cannot: itself, its neighbours, a provider's own services (metadata), and
 * ranges that belong to nobody, as in the special-purpose registries of RFC 6890.
 */
const inside = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** Of IPv6 only this part is the world's: an older address in the clothes of a newer one (`::ffff:10.0.0.1`) is not in it. */
const globalUnicast = listOf('ipv6', ['2000::/3']);
/** Protocols' own, examples, and roads that lead back into IPv4. */
const reservedUnicast = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = '', length] = range.split('/');
    list.addSubnet(start, Number(length), family);
  }
  return list;
}

/** False for whatever is no address at all. */
export function isOutside(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  // A zone names one of this machine's own lines.
  return (
    isIP(address) === 6 &&
    !address.includes('%') &&
    globalUnicast.check(address, 'ipv6') &&
    !reservedUnicast.check(address, 'ipv6')
  );
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && address.startsWith('127.'));
