import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/**
 * Addresses reachable from this machine but not from the internet: loopback, the local network, cloud metadata
 * services, and unassigned ranges, as in the special-purpose registries of RFC 6890.
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

/** Only this part of IPv6 is public; it excludes IPv4-mapped addresses (`::ffff:10.0.0.1`). */
const globalUnicast = listOf('ipv6', ['2000::/3']);
/** Protocol assignments, documentation ranges and IPv4 transition ranges. */
const reservedUnicast = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

function listOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [start = '', length] = range.split('/');
    list.addSubnet(start, Number(length), family);
  }
  return list;
}

/** False for anything that is not an IP address. */
export function isOutside(address: string): boolean {
  if (isIPv4(address)) return !inside.check(address, 'ipv4');
  // A zone id refers to one of this machine's own interfaces.
  return (
    isIP(address) === 6 &&
    !address.includes('%') &&
    globalUnicast.check(address, 'ipv6') &&
    !reservedUnicast.check(address, 'ipv6')
  );
}

export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && address.startsWith('127.'));

/** Why the request failed: forbidden address, unknown host, no connection, invalid certificate, or timeout. */
type OutgoingFailure = 'address' | 'host' | 'connection' | 'certificate' | 'timeout';

export class OutgoingError extends Error {
  override name = 'OutgoingError';
  readonly reason: OutgoingFailure;

  constructor(reason: OutgoingFailure, cause?: unknown) {
    super(`The call failed: ${reason}`, { cause });
    this.reason = reason;
  }
}

interface Address {
  readonly address: string;
  readonly family: number;
}

export interface OutgoingRules {
  /** For development only: allows loopback, and unencrypted. */
  readonly allowsLoopback: boolean;
  readonly resolve?: (host: string) => Promise<readonly Address[]>;
  readonly limitMilliseconds?: number;
}

interface Posted {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const maxBytes = 1_024;
const defaultLimit = 10_000;
const defaultResolve = (host: string): Promise<readonly Address[]> => lookup(host, { all: true });

/**
 * An allowed URL, as far as its text shows. Ports: 443 and unprivileged ones (1024 and above, such as 8443), so that
 * mail, SSH and similar services are never contacted.
 */
export function readOutgoingAddress(typed: string, { allowsLoopback }: OutgoingRules): URL | undefined {
  const url = URL.parse(typed);
  if (!url || url.username || url.password) return undefined;
  url.hash = '';
  const host = hostOf(url);
  const isHere = host === 'localhost' || isLoopback(host);
  if (isHere) return allowsLoopback && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
  if (url.protocol !== 'https:' || !host.includes(isIP(host) === 6 ? ':' : '.')) return undefined;
  if (isIP(host) && !isOutside(host)) return undefined;
  return url.port === '' || Number(url.port) >= 1_024 ? url : undefined;
}

/** Returns the response status, whatever it is; redirects are not followed. */
export async function postOutside(typed: string, posted: Posted, rules: OutgoingRules): Promise<number> {
  const signal = AbortSignal.timeout(rules.limitMilliseconds ?? defaultLimit);
  try {
    const url = readOutgoingAddress(typed, rules);
    if (!url) throw new OutgoingError('address');
    const addresses = await withinLimit(signal, checkedAddresses(hostOf(url), rules));
    return await exchange(url, addresses, posted, signal);
  } catch (error) {
    throw error instanceof OutgoingError ? error : new OutgoingError(failureOf(error, signal), error);
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** One internal address invalidates all: a name that resolves to both kinds is malicious. */
async function checkedAddresses(host: string, { allowsLoopback, resolve = defaultResolve }: OutgoingRules) {
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  const mayCall = ({ address }: Address) => isOutside(address) || (allowsLoopback && isLoopback(address));
  if (addresses.length === 0) throw new OutgoingError('host');
  if (!addresses.every(mayCall)) throw new OutgoingError('address');
  return addresses;
}

/** A DNS lookup cannot be aborted, so it is raced against the timeout. */
const withinLimit = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);

/** Connects to the checked addresses: a second DNS lookup could return others. */
const pinned =
  (addresses: readonly Address[]): LookupFunction =>
  (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

const exchange = (url: URL, addresses: readonly Address[], { body, headers }: Posted, signal: AbortSignal) =>
  new Promise<number>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const length = String(Buffer.byteLength(body));
    const call = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      agent: false,
      lookup: pinned(addresses),
      signal,
    });
    let status: number | undefined;
    let cause: unknown;
    call.on('response', (answer) => {
      status = answer.statusCode;
      let read = 0;
      answer.on('error', () => undefined);
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > maxBytes) call.destroy();
      });
    });
    call.on('error', (error) => {
      cause = error;
    });
    // A received status counts as delivered, however the rest of the response ends.
    call.on('close', () => (status === undefined ? reject(cause) : resolve(status)));
    call.end(body);
  });

const certificateCodes = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO|HOSTNAME_MISMATCH)/;

function failureOf(error: unknown, signal: AbortSignal): OutgoingFailure {
  if (signal.aborted) return 'timeout';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return 'host';
  return certificateCodes.test(code) ? 'certificate' : 'connection';
}
