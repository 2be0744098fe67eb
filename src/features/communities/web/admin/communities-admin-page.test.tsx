import { describe, expect, test } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml, renderPage } from '#testing/render-page.tsx';
import { type AdminCommunity, communitiesApi, communityChange, type NewMember } from '../../contract.ts';
import { adminExample } from '../testing/community-examples.ts';
import { CommunitiesAdminPage } from './communities-admin-page.tsx';
import { communityForm, draftOf, EditForm, isSameDraft, slugFrom } from './edit-form.tsx';

const page = (communities: AdminCommunity[] | undefined, locale: Locale = 'he') =>
  renderPage(<CommunitiesAdminPage />, {
    locale,
    prepare: (queries) =>
      communities && queries.setQueryData(adminKeys.list(communitiesApi.adminList, {}), communities),
  });
const nothing = () => undefined;
const form = (community: AdminCommunity | undefined, locale: Locale = 'he') =>
  renderPage(
    <EditForm id={community?.id} draft={draftOf(community)} onChange={nothing} onCancel={nothing} onDone={nothing} />,
    { locale },
  );

describe('the page', () => {
  test('lists every community in the admin’s language and marks hidden ones', () => {
    const html = page([adminExample(), adminExample({ id: 8, isHidden: true })], 'en');
    expect(html).toContain('Bakers');
    expect(html.match(/>Hidden</g)).toHaveLength(1);
    expect(page([adminExample()])).toContain('Ofim');
  });

  test('shows a loading state, and a create button when empty', () => {
    expect(page(undefined)).toContain('aria-busy="true"');
    expect(page([])).toContain('עוד אין קהילות');
    expect(page([]).match(/קהילה חדשה/g)).toHaveLength(2);
  });
});

test('new members come first, each with its community, until there are none', () => {
  const member: NewMember = {
    profileId: 3,
    address: '/p/dana',
    name: 'Dana',
    title: '',
    company: '',
    avatar: null,
    language: 'he',
    joinedAt: '2026-11-15T10:00:00.000Z',
    ownerId: 4,
    ownerName: 'Dana Bar',
    isListed: true,
    isShown: true,
    removedAt: null,
    note: '',
    community: { id: 7, name: 'Bakers' },
  };
  const withNew = (members: NewMember[], hasMore = false, locale: Locale = 'en') =>
    renderPage(<CommunitiesAdminPage />, {
      locale,
      prepare: (queries) => {
        queries.setQueryData(adminKeys.list(communitiesApi.adminList, {}), [adminExample()]);
        queries.setQueryData(adminKeys.list(communitiesApi.newMembers, {}), { members, hasMore });
      },
    });
  const two = withNew([member, { ...member, community: { id: 8, name: 'Cooks' } }], true);
  for (const text of [
    'New members',
    'href="/p/dana"',
    'Joined “Bakers”',
    'Joined “Cooks”',
    'All are fine',
    'next in line',
  ])
    expect(two).toContain(text);
  expect(withNew([member])).not.toContain('All are fine');
  expect(withNew([])).not.toContain('New members');
  for (const locale of locales) expectSoundHtml(withNew([member], false, locale), locale);
});

describe('the form', () => {
  test('starts with the community’s current values', () => {
    expect(form(adminExample({ slug: 'night-bakers' }))).toContain('/communities/night-bakers');
    expect(form(undefined)).toContain('פתיחת הקהילה');
  });

  test('produces a draft that the server schema accepts', () => {
    const community = adminExample({ city: { he: 'x', en: 'y' }, description: { he: 'd', en: '' } });
    const { slug, field, name, picture, city, description } = community;
    const expected = { slug, field, name, picture, city, description };
    expect(communityChange.parse(communityForm.parse(draftOf(community)))).toMatchObject(expected);
  });

  test('detects whether the draft has changed', () => {
    const draft = draftOf(adminExample());
    expect(isSameDraft(draft, draftOf(adminExample()))).toBe(true);
    expect(isSameDraft({ ...draft, city: { he: '', en: 'Haifa' } }, draft)).toBe(false);
  });

  test.each([
    ['Bakers & cooks', 'bakers-cooks'],
    ['  Café d’Or 24 ', 'cafe-dor-24'],
    ['אופים בגליל', 'aopim-bglil'],
    ['2026', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('derives a slug from %j', (name, slug) => {
    expect(slugFrom(name, 60)).toBe(slug);
  });
});

test.each(locales)('is sound HTML in %s', (locale) => {
  for (const html of [page([adminExample()], locale), page([], locale), form(adminExample(), locale)])
    expectSoundHtml(html, locale);
});
