import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { createApi } from '#web-kit/api/api-client.tsx';
import { createQueryClient } from '#web-kit/api/query-client.ts';
import type { OwnMembership } from '../../contract.ts';
import { communityHead, communityQueries, isUnknownCommunity } from '../index.ts';
import { type CommunityDetail, communityKeys } from '../queries.ts';
import { communityExample, memberExample, ownExample } from '../testing/community-examples.ts';
import { CommunityPage } from './community-page.tsx';
import { OwnProfiles } from './own/own-section.tsx';

const face = 'p_5ivovlzuizoaa7eto6dl5v_320x320_9db6c4';
const detail: CommunityDetail = {
  community: communityExample(),
  members: [memberExample(), memberExample({ profileId: 4, name: 'רות', address: '/ruth', avatar: face })],
  hasMore: false,
};

const page = (known: CommunityDetail | null | undefined, locale: Locale = 'he') =>
  renderPage(<CommunityPage slug="bakers" />, {
    locale,
    prepare: (queries) => {
      if (known !== undefined) queries.setQueryData(communityKeys.one('bakers', locale), known);
    },
  });

describe('a visitor', () => {
  test('sees the members, each with a link to their profile', () => {
    const html = page(detail);
    for (const text of ['href="/p/dana"', 'href="/ruth"', 'Crumbs', 'src="/files/5ivovlzuizoaa7eto6dl5v-192.webp"'])
      expect(html).toContain(text);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('is invited to register or to sign in', () => {
    for (const text of ['הרשמה והצטרפות', 'כבר יש לי חשבון']) expect(page(detail)).toContain(text);
  });

  test('sees a button for more members only when there are more', () => {
    expect(page(detail)).not.toContain('הצגת עוד');
    expect(page({ ...detail, hasMore: true })).toContain('הצגת עוד');
  });

  test('sees that the first place is free in an empty community', () => {
    expect(page({ ...detail, members: [] })).toContain('המקום הראשון פנוי');
  });

  test('of a missing community sees a link to the list of communities', () => {
    const html = page(null);
    expect(html).toContain('הקהילה הזאת לא נמצאה');
    expect(html).toContain('href="/communities"');
  });

  test('sees a loading state before the response arrives', () => {
    expect(page(undefined)).toContain('aria-busy="true"');
  });
});

describe('an owner', () => {
  const own = (memberships: OwnMembership[], locale: Locale = 'he') =>
    renderPage(<OwnProfiles communityId={7} userId={1} memberships={memberships} />, { locale });

  test('without a profile is linked to the editor', () => {
    expect(own([])).toContain('href="/editor"');
    expect(own([])).not.toContain('<form');
  });

  test('with an unpublished profile is linked to the editor to publish it', () => {
    const html = own([ownExample({ isShown: false })]);
    expect(html).toContain('href="/editor/3"');
    expect(html).not.toContain('<form');
  });

  test('joins with their only profile, or chooses among several', () => {
    expect(own([ownExample()])).toContain('מצטרפים עם הכרטיס ״Dana״.');
    const html = own([
      ownExample(),
      ownExample({ profileId: 4, profileName: 'Noa' }),
      ownExample({ profileId: 5, isShown: false }),
    ]);
    expect([...html.matchAll(/<option value="(\d+)"/g)].map(([, id]) => id)).toEqual(['3', '4']);
    expect(html).toMatch(/role="switch"[^>]*checked=""/);
  });

  test('who is a member can be unlisted, leave, and add another profile', () => {
    const html = own([
      ownExample({ state: 'member', isListed: false }),
      ownExample({ profileId: 4, profileName: 'Noa' }),
    ]);
    expect(html).toContain('עזיבה');
    expect(html).toContain('הצטרפות עם כרטיס נוסף');
    expect([...html.matchAll(/role="switch"[^>]*>/g)].map(([box]) => box.includes('checked'))).toEqual([false, true]);
  });

  test('whose member profile is not visible sees why it is not listed', () => {
    expect(own([ownExample({ state: 'member', isShown: false })])).toContain('לא מוצג עכשיו לאף אחד');
  });

  test('whose profile was removed sees a notice with a link to contact', () => {
    const html = own([ownExample({ state: 'removed' })]);
    expect(html).toContain('הכרטיס ״Dana״ הוסר מהקהילה');
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('<form');
  });

  test.each(locales)('sees sound HTML in %s', (locale) => {
    const states = [
      [],
      [ownExample()],
      [ownExample({ isShown: false })],
      [ownExample({ state: 'removed' })],
      [ownExample({ state: 'member', isShown: false }), ownExample({ profileId: 4 }), ownExample({ profileId: 5 })],
    ];
    for (const memberships of states) expectSoundHtml(own(memberships, locale), locale);
  });
});

describe('loading from the server', () => {
  const load = async (status: number, body: unknown) => {
    const fetch = async () => Response.json(body, { status });
    const api = createApi({ baseUrl: '', fetch: fetch as typeof globalThis.fetch, locale: () => 'en' });
    const queries = createQueryClient(api);
    queries.setDefaultOptions({ queries: { retry: false } });
    await queries.prefetchQuery(communityQueries.one(api, 'en', 'bakers'));
    return queries;
  };

  test('treats 404 as an unknown community, but not 500', async () => {
    expect(isUnknownCommunity(await load(404, { message: 'words' }), 'bakers')).toBe(true);
    expect(isUnknownCommunity(await load(500, { message: 'words' }), 'bakers')).toBe(false);
    expect(isUnknownCommunity(await load(200, detail), 'bakers')).toBe(false);
  });

  test('sets the page title to the community’s name, or to “not found”', async () => {
    const { community } = detail;
    expect(communityHead(await load(200, detail), 'bakers', 'en')).toEqual({
      title: `${community.name} · Communities · Negia`,
      description: community.description,
    });
    expect(communityHead(await load(404, {}), 'bakers', 'en').title).toBe('Community not found · Negia');
  });
});

test.each(locales)('is sound HTML in %s', (locale) => {
  const english = { ...detail, members: [memberExample()], hasMore: true };
  for (const known of [english, null, { ...english, members: [] }]) expectSoundHtml(page(known, locale), locale);
});
