import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countNow, enqueueCount } from './index.ts';
import { type Agent, agents, cookieOf, linkAddress, startStatsSite, type TestProfile } from './testing/stats-site.ts';

const site = await startStatsSite();
const profiles = [await site.addProfile(), await site.addProfile(), await site.addProfile()];
// The timestamps below are far apart, so the owners' sessions must not expire.
await site.pool.query(`update sessions set expires_at = '2100-01-01', last_seen_at = '2100-01-01'`);

/** Midnights in summer and winter, the repeated hour, the skipped hour, the end of a year. */
const edges = [
  '2026-07-01T21:00:00Z',
  '2026-11-10T22:00:00Z',
  '2026-10-24T22:00:00Z',
  '2026-10-24T23:00:00Z',
  '2026-10-25T22:00:00Z',
  '2027-03-25T22:00:00Z',
  '2027-03-26T00:00:00Z',
  '2026-12-31T22:00:00Z',
  '2027-01-01T00:00:00Z',
];

const kinds = [
  'view',
  'view',
  'view',
  'known',
  'head',
  'embed',
  'save',
  'click',
  'share',
  'odd',
  'lead',
  'tap',
] as const;

const eventArbitrary = fc.record({
  at: fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(-3_600_000, -1_000, -1, 0, 1, 1_000, 5_400_000))
    .map(([edge, offset]) => new Date(Date.parse(edge) + offset)),
  profileIndex: fc.nat(2),
  kind: fc.constantFrom(...kinds),
  agent: fc.constantFrom<Agent>('phone', 'phone', 'tablet', 'computer', 'bot', 'preview'),
  address: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8::1'),
  sourceParam: fc.constantFrom('', '', 'nfc', 'qr', 'whatsapp', 'nonsense'),
  referer: fc.constantFrom(
    '',
    '',
    'https://www.news.example/a',
    'http://localhost:3000/examples',
    'https://web.whatsapp.com/',
  ),
  isAhead: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
  /** Signed in as the owner of one of the profiles, or not at all. */
  signedIn: fc.constantFrom(undefined, undefined, undefined, 0, 1),
  target: fc.constantFrom('call', linkAddress, 'waze'),
  tag: fc.constantFrom('ABCDEFGH', 'BCDEFGHJ'),
  isFlushed: fc.boolean(),
});
type RandomEvent = typeof eventArbitrary extends fc.Arbitrary<infer H> ? H : never;

const profileOf = ({ profileIndex }: RandomEvent): TestProfile => {
  const found = profiles[profileIndex];
  if (!found) throw new Error('There is no such card');
  return found;
};

async function sendEvent(one: RandomEvent): Promise<void> {
  const { at, kind, agent, address, sourceParam, referer, isAhead, signedIn, target, tag } = one;
  site.setTime(at);
  const { id, slug, address: page } = profileOf(one).profile;
  const signedInOwner = signedIn === undefined ? undefined : profiles[signedIn]?.owner;
  const headers: Record<string, string> = {
    'user-agent': agents[agent],
    'x-forwarded-for': address,
    ...(referer && { referer }),
    ...(isAhead && { 'sec-purpose': 'prefetch' }),
    ...(signedInOwner && { cookie: cookieOf(signedInOwner) }),
  };
  const query = sourceParam && `?s=${sourceParam}`;
  const event = { profileId: id, source: 'direct', device: 'phone', visitor: { address, userAgent: '' }, at } as const;
  if (kind === 'view') await site.visit(page + query, headers);
  if (kind === 'known') {
    const { headers: sent } = await site.request(page, {}, 'HEAD');
    expect(await site.visit(page + query, { ...headers, 'if-none-match': String(sent.etag) })).toBe(304);
  }
  if (kind === 'head') await site.visit(page + query, headers, 'HEAD');
  if (kind === 'embed') await site.visit(`/embed/${slug}`, { ...headers, 'sec-fetch-dest': 'iframe' });
  if (kind === 'save') await site.visit(`${page}.vcf${query}`, headers);
  if (kind === 'click' || kind === 'share' || kind === 'odd')
    expect(
      await site.sendClick(
        id,
        { kind, target: kind === 'share' ? 'copy' : target, source: sourceParam, at: 0 },
        headers,
      ),
    ).toBe(202);
  if (kind === 'lead') await countNow(site.services.db, { ...event, kind });
  if (kind === 'tap') enqueueCount(site.services, { ...event, kind, source: 'nfc', target: tag });
}

/** A naive reference implementation that uses the platform's date functions. */
function counted(all: readonly RandomEvent[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const visitors = new Set<string>();
  for (const one of all) {
    const { at, kind, agent, address, sourceParam, referer, isAhead, signedIn, target } = one;
    const { id } = profileOf(one).profile;
    const day = at.toLocaleDateString('sv-SE', { timeZone: 'Asia/Jerusalem' });
    const add = (rest: string) => {
      sums[`${id} ${day} ${rest}`] = (sums[`${id} ${day} ${rest}`] ?? 0) + 1;
    };
    if (kind === 'lead' || kind === 'tap') {
      add(`${kind} all`);
      add(`${kind} source ${kind === 'tap' ? 'nfc' : 'direct'}`);
      if (kind === 'tap') add(`tap target ${one.tag}`);
      continue;
    }
    const isClick = kind === 'click' || kind === 'share';
    const isPerson = agent !== 'bot' && agent !== 'preview';
    const isOwner = signedIn === one.profileIndex;
    if (!isPerson || isOwner || kind === 'head' || kind === 'odd') continue;
    if (isClick) {
      if (kind === 'click' && target === 'waze') continue;
      add(`${kind} all`);
      add(`${kind} source ${sourceParam && sourceParam !== 'nonsense' ? sourceParam : 'direct'}`);
      add(`${kind} target ${kind === 'share' ? 'copy' : target}`);
      continue;
    }
    if (isAhead) continue;
    const host = referer.includes('news') ? 'news.example' : referer.includes('whatsapp') ? 'web.whatsapp.com' : '';
    const byReferer = host ? (host.includes('whatsapp') ? 'whatsapp' : 'link') : 'direct';
    const byAddress = sourceParam && sourceParam !== 'nonsense' ? sourceParam : byReferer;
    const source = kind === 'embed' ? 'embed' : byAddress;
    if (kind === 'save') {
      add('save all');
      add(`save source ${source}`);
      continue;
    }
    add('view all');
    add(`view source ${source}`);
    if (host) add(`view host ${host}`);
    add(`view device ${agent}`);
    add(`view hour ${Number(at.toLocaleTimeString('en-GB', { timeZone: 'Asia/Jerusalem', hour: '2-digit' }))}`);
    const visitor = `${id} ${day} ${address} ${agent}`;
    if (visitors.has(visitor)) continue;
    visitors.add(visitor);
    add('visitor all');
    add(`visitor source ${source}`);
  }
  return sums;
}

test('the daily sums match a naive count of all events', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(eventArbitrary, { minLength: 1, maxLength: 40 }), async (all) => {
      await site.flush();
      await site.pool.query('truncate events, stat_sums, day_visitors, visitor_salts');
      for (const one of all) {
        await sendEvent(one);
        if (one.isFlushed) await site.flush();
      }
      const sums = counted(all);
      expect(await site.sums()).toEqual(sums);
      const row = await site.row('select count(*)::int from events');
      const totals = Object.entries(sums).filter(([key]) => key.endsWith(' all') && !key.includes('visitor'));
      expect(row.count).toBe(totals.reduce((sum, [, count]) => sum + count, 0));
    }),
    { numRuns: 25 },
  );
});
