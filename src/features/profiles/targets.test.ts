import { describe, expect, test } from 'vitest';
import { renderProfilePage } from './page/render.tsx';
import { blocks, contact, fullProfile, pageContext } from './page/testing/full-profile.ts';
import { clickName, shareName } from './page-script/count.ts';
import { isShareChannel, targetsOf } from './targets.ts';

const page = (change: object = {}) => {
  const document = fullProfile(change);
  return { document, html: renderProfilePage(document, pageContext({})).html };
};

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

/** A part of a page by the class of its container, as the script finds it. */
function sectionOf(html: string, opening: RegExp, closing: string): string {
  const start = html.search(opening);
  return start < 0 ? '' : html.slice(start, html.indexOf(closing, start));
}

describe('click targets of a profile', () => {
  test('are all links of its page, under the names that the page reports', () => {
    const { document, html } = page();
    const targets = targetsOf(document);
    const own =
      sectionOf(html, /<nav class="quick/, '</nav>') + sectionOf(html, /<section class="b details/, '</section>');
    const actions = new Set(hrefsIn(own).map((href) => clickName(href, true)));
    expect([...actions].sort()).toEqual(['call', 'mail', 'maps', 'waze', 'website', 'whatsapp']);
    const links = ['links', 'social', 'pay', 'files', 'video', 'about'].flatMap((kind) =>
      hrefsIn(sectionOf(html, new RegExp(`<section class="b ${kind}"`), '</section>')).map((href) =>
        clickName(href, false),
      ),
    );
    expect(links.length).toBeGreaterThan(18);
    for (const name of links) expect([name, targets.has(name)]).toEqual([name, true]);
    for (const action of actions) expect([action, targets.has(action)]).toEqual([action, true]);
    expect(targets.size).toBe(new Set([...actions, ...links]).size);
  });

  test('include all share channels', () => {
    const { html } = page();
    const hrefs = hrefsIn(sectionOf(html, /<section class="b share"/, '</section>'));
    const names = hrefs.map((href) => shareName(href) ?? href);
    expect(names).toEqual(['whatsapp', 'mail', 'facebook', 'linkedin', 'x', 'telegram']);
    for (const name of names) expect(isShareChannel(name)).toBe(true);
  });

  test('exclude hidden and missing items', () => {
    const hiddenBlock = { ...blocks.links, isHidden: true };
    const { document } = page({
      contact: { phones: [{ kind: 'fax', number: '+97231234567' }] },
      blocks: [hiddenBlock],
    });
    expect([...targetsOf(document).keys()]).toEqual([]);
    const star = { ...contact, whatsapp: { number: '*2840' } };
    expect(targetsOf(page({ contact: star }).document).has('whatsapp')).toBe(false);
  });

  test('have the owner’s label or a default name', () => {
    const targets = targetsOf(page().document);
    expect(targets.get('call')).toEqual({ button: 'call' });
    expect(targets.get('https://instagram.com/noa')).toEqual({ label: {}, plain: 'Instagram' });
    expect(targets.get('https://payboxapp.page.link/1')).toEqual({ label: {}, plain: 'payboxapp.page.link' });
    expect(targets.get('https://calendly.com/noa')).toMatchObject({ label: { he: expect.any(String) } });
  });
});

describe('click names', () => {
  test.each([
    ['https://wa.me/?text=hi', 'whatsapp'],
    ['mailto:?subject=hi', 'mail'],
    ['https://t.me/share/url?url=a', 'telegram'],
    ['https://x.com/intent/post', 'x'],
    ['https://www.facebook.com/sharer/sharer.php', 'facebook'],
    ['intent://negia.example/p/noa#Intent;end', undefined],
    ['https://xerox.example/', undefined],
    ['/accessibility', undefined],
  ])('%s is shared through %s', (href, name) => {
    expect(shareName(href)).toBe(name);
  });

  test('a chat link among the links counts as a regular link', () => {
    expect(clickName('https://wa.me/972501234567', false)).toBe('https://wa.me/972501234567');
    expect(clickName('https://wa.me/972501234567', true)).toBe('whatsapp');
  });
});
