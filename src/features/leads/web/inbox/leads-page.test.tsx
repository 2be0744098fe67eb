import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#i18n/locale.ts';
import { expectSoundHtml } from '#testing/render-page.tsx';
import type { Lead, LeadFilter } from '../../contract.ts';
import { leadLimits } from '../../domain.ts';
import { leadKeys } from '../state/lead-queries.ts';
import { listedBy } from '../state/view.ts';
import { leadExample } from '../testing/lead-example.ts';
import { renderInbox } from '../testing/render-inbox.tsx';
import { LeadsPage } from './leads-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

const { notes: _, ...lead } = leadExample;
const contact = { name: 'Hila Peretz', phone: '*1234', email: null };
const second: Lead = { ...lead, ...contact, id: 11, status: 'won', isUnseen: false };
const profile = (id: number, name: string, status = 'published') => ({
  id,
  address: `/p/card-${id}`,
  status,
  document: { language: 'en', identity: { name: { en: name } } },
});

interface Known {
  readonly leads?: readonly Lead[];
  readonly profiles?: readonly object[];
  readonly locale?: Locale;
  readonly filter?: LeadFilter;
  readonly archived?: number;
}

function render(
  at: string,
  { leads = [lead, second], profiles = [profile(7, 'Noa')], locale = 'he', filter = {}, archived = 1234 }: Known = {},
) {
  const prepare = (queries: QueryClient) => {
    queries.setQueryData([...leadKeys.lists, listedBy(filter)], { pages: [leads], pageParams: [undefined] });
    const { status: _, ...rest } = filter;
    const byStatus = { new: 1, contacted: 0, won: 1, lost: 0, archived, review: 0 };
    queries.setQueryData([...leadKeys.counts, rest], { byStatus, unseen: 1 });
    queries.setQueryData(['/api/profiles'], profiles);
    queries.setQueryData(leadKeys.one(lead.id), leadExample);
  };
  return renderInbox(<LeadsPage />, { at, locale, prepare });
}

describe('the list of leads', () => {
  test('shows name, message, status and contact links', () => {
    const html = render('/leads');
    for (const text of ['Daniel Mizrahi', 'Hila Peretz', 'A flat of four rooms', 'tel:*1234', 'mailto:daniel'])
      expect(html).toContain(text);
    expect(html.match(/wa\.me/g)).toHaveLength(1);
    expect(html.match(/>עוד לא נקראה|, עוד לא נקראה/g)).toHaveLength(1);
  });

  test('counts each status and links to it', () => {
    const html = render('/leads');
    expect(html).toContain('href="/leads?status=archived"');
    expect(html).not.toContain('status=review');
    for (const text of ['1,234', 'נמצאו שתי פניות', 'פנייה אחת עוד לא נקראה']) expect(html).toContain(text);
  });

  test('leaves archived leads to their own tab, but for a search', () => {
    const html = render('/leads');
    expect([html.includes('>פעילות<'), html.includes('>הכול<')]).toEqual([true, false]);
    const found = render('/leads?q=hila', { filter: { q: 'hila' } });
    expect([found.includes('>פעילות<'), found.includes('>הכול<')]).toEqual([false, true]);
    expect(found).toContain('נמצאו 1,236 פניות');
  });

  test('links each row with the current filter', () => {
    expect(render('/leads?status=won', { filter: { status: 'won' } })).toContain(
      'href="/leads?status=won&amp;lead=11"',
    );
    expect(render('/contact-leads/7', { filter: { profileId: 7 } })).toContain('href="/contact-leads/7?lead=11"');
  });

  test('shows the profile only when there are several', () => {
    expect(render('/leads')).not.toContain('Noa Barak');
    expect(render('/leads', { profiles: [profile(7, 'Noa'), profile(8, 'Studio')] })).toContain('Noa Barak');
  });

  test('shows a “more” button when a page is full', () => {
    const full = Array.from({ length: leadLimits.pageSize }, (_, index) => ({ ...lead, id: 100 - index }));
    expect(render('/leads', { leads: full })).toContain('הצגת עוד');
    expect(render('/leads')).toContain('אלה כל הפניות');
  });
});

describe('instead of the list', () => {
  test('an owner without leads sees an explanation and a copy-link button', () => {
    const html = render('/leads', { leads: [], archived: 0 });
    expect(html).toContain('כאן יחכו לכם הפניות');
    expect(html).toContain('העתקת הקישור לכרטיס');
    expect(html).not.toContain('type="search"');
  });

  test('an owner without a published profile is directed to create or publish one', () => {
    expect(render('/leads', { leads: [], archived: 0, profiles: [] })).toContain('ליצור כרטיס');
    expect(render('/leads', { leads: [], archived: 0, profiles: [profile(7, 'Noa', 'draft')] })).toContain(
      'לכרטיסים שלי',
    );
  });

  test('an owner who archived every lead is led to the archive', () => {
    const html = render('/leads', { leads: [] });
    expect(html).toContain('כל הפניות שלכם בארכיון');
    expect(html).not.toContain('הסרת הסינון');
  });

  test('a filter without matches can be cleared', () => {
    expect(render('/leads?q=x', { leads: [], filter: { q: 'x' } })).toContain('הסרת הסינון');
  });

  test('an unknown profile is reported as not found', () => {
    expect(render('/contact-leads/9', { leads: [], filter: { profileId: 9 } })).toContain('הכרטיס הזה לא נמצא');
  });

  test('the leads of a profile beyond the plan are hidden', () => {
    const profiles = [profile(7, 'Noa', 'expired')];
    expect(render('/contact-leads/7', { profiles, filter: { profileId: 7 } })).not.toContain('Hila Peretz');
  });

  test('shows a loading state', () => {
    const html = renderInbox(<LeadsPage />);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('טוענים את הפניות');
  });
});

test('the lead in the URL is open next to the list, and its row is marked as current', () => {
  const html = render('/leads?lead=12');
  expect(html.match(/aria-current="true"/g)).toHaveLength(2);
  expect(html).toContain('ההודעה');
  expect(render('/leads')).toContain('בחרו פנייה מהרשימה');
});

test.each(locales)('is sound HTML in %s', (locale) => {
  for (const at of ['/leads?lead=12', '/leads']) expectSoundHtml(render(at, { locale }), locale);
  for (const archived of [0, 3]) expectSoundHtml(render('/leads', { locale, leads: [], archived }), locale);
});
