import { describe, expect, test } from 'vitest';
import { type ProfileDocument, profileDocument } from '#features/profiles/document/document.ts';
import { checkProfile } from './checklist.ts';

const check = (document: ProfileDocument) => checkProfile(document, '2026-11-19');

const picture = { file: 'p_1', alt: { he: 'Portrait' } };
type DocumentSections = Partial<Record<keyof ProfileDocument, object>>;

/** A profile without findings. */
const healthy = (sections: DocumentSections = {}): ProfileDocument =>
  profileDocument.parse({
    version: 1,
    language: 'he',
    identity: { name: { he: 'Dana' }, title: { he: 'Lawyer' }, tagline: { he: 'Here for you' }, avatar: picture },
    contact: { phones: [{ kind: 'mobile', number: '0501234567' }] },
    design: { template: 'shore' },
    ...sections,
  });

const found = (document: ProfileDocument) => check(document).map(({ name, path }) => `${name} ${path}`);
const identity = (change: object) => healthy({ identity: { ...healthy().identity, ...change } });
const blocks = (...all: object[]) =>
  healthy({ blocks: all.map((block, index) => ({ id: `b${index}`, ...block })) as object });

test('a complete profile has no issues', () => {
  expect(check(healthy())).toEqual([]);
});

describe('identity', () => {
  test('a missing name is an error', () => {
    expect(check(identity({ name: { he: ' ' } }))[0]).toMatchObject({
      name: 'nameMissing',
      severity: 'error',
      path: 'identity.name.he',
    });
  });

  test.each([
    [{ title: {} }, 'titleMissing identity.title.he'],
    [{ avatar: undefined }, 'pictureMissing identity.avatar'],
    [{ cover: { file: 'p_2', alt: {} } }, 'altMissing identity.cover.alt'],
    [{ tagline: {} }, 'descriptionMissing sharing.description.he'],
  ])('reports the issue for %j', (change, expected) => {
    expect(found(identity(change))).toEqual([expected]);
  });

  test('a logo counts as a picture, and a company as a title', () => {
    expect(found(identity({ avatar: undefined, logo: picture, title: {}, company: { he: 'Levi & Co' } }))).toEqual([]);
  });
});

describe('contact details', () => {
  test.each([
    [{}, ['unreachable contact.phones']],
    [{ phones: [{ kind: 'fax', number: '03-1234567' }] }, ['unreachable contact.phones']],
    [{ emails: ['a@b.example'] }, ['phoneMissing contact.phones']],
    [{ phones: [{ kind: 'work', number: '*2000' }] }, []],
    [
      { phones: [{ kind: 'mobile', number: '0501234567' }], whatsapp: { number: '*2000' } },
      ['whatsappStar contact.whatsapp.number'],
    ],
    [
      { phones: [{ kind: 'mobile', number: '0501234567' }], website: 'http://old.example' },
      ['linkPlain contact.website'],
    ],
    [
      { phones: [{ kind: 'mobile', number: '0501234567' }], address: { city: { he: 'Haifa' } } },
      ['hoursMissing blocks'],
    ],
  ])('reports the contact issues for %j', (contact, expected) => {
    expect(found(healthy({ contact }))).toEqual(expected);
  });

  test('a lead form counts as a contact method unless it is hidden', () => {
    const form = { id: 'f', kind: 'lead-form', isHidden: false };
    expect(found(healthy({ contact: {}, blocks: [form] }))).toEqual(['phoneMissing contact.phones']);
    expect(found(healthy({ contact: {}, blocks: [{ ...form, isHidden: true }] }))).toEqual([
      'unreachable contact.phones',
    ]);
  });

  test('reports an invalid phone number that bypassed the schema', () => {
    const broken = healthy();
    broken.contact.phones = [{ kind: 'mobile', number: '12' }];
    expect(found(broken)).toEqual(['phoneDead contact.phones.0.number']);
  });
});

describe('blocks', () => {
  test.each([
    [{ kind: 'links', items: [] }, ['blockEmpty blocks.0']],
    [{ kind: 'links', items: [], isHidden: true }, []],
    [{ kind: 'about' }, ['blockEmpty blocks.0']],
    [{ kind: 'hours', week: [[], [], [], [], [], [], []], exceptions: [] }, ['blockEmpty blocks.0']],
    [{ kind: 'hologram' }, []],
    [{ kind: 'links', items: [{ label: {}, address: 'a.example' }] }, ['linkUnnamed blocks.0.items.0.label']],
    [{ kind: 'social', items: [{ network: 'x', address: 'http://x.com/a' }] }, ['linkPlain blocks.0.items.0.address']],
    [
      { kind: 'gallery', pictures: [picture, { file: 'p_2' }, { file: 'p_3' }] },
      ['altMissing blocks.0.pictures.1.alt'],
    ],
    [
      { kind: 'services', items: [{ name: { he: 'Cut' }, picture: { file: 'p' } }] },
      ['altMissing blocks.0.items.0.picture.alt'],
    ],
    [{ kind: 'lead-form' }, []],
  ])('reports the block issues for %j', (block, expected) => {
    expect(found(blocks(block))).toEqual(expected);
  });

  test('all pictures without a text are one issue, each with the path of its text', () => {
    const gallery = { kind: 'gallery', pictures: [{ file: 'p_2' }, picture, { file: 'p_3' }] };
    const services = { kind: 'services', items: [{ name: { he: 'Cut' }, picture: { file: 'p_4' } }] };
    const hidden = { kind: 'gallery', isHidden: true, pictures: [{ file: 'p_5' }] };
    // A link's picture stands beside its text and needs none.
    const links = {
      kind: 'links',
      items: [{ label: { he: 'a' }, address: 'a.example', icon: 'picture', picture: { file: 'p_6' } }],
    };
    const document = blocks(gallery, services, hidden, links);
    document.identity.logo = { file: 'p_1', alt: {} };
    const all = check(document).filter(({ name }) => name === 'altMissing');
    expect(all.map(({ values }) => values)).toEqual([{ count: 4 }]);
    expect(all[0]?.pictures?.map(({ file, path }) => `${file} ${path}`)).toEqual([
      'p_1 identity.logo.alt',
      'p_2 blocks.0.pictures.0.alt',
      'p_3 blocks.0.pictures.2.alt',
      'p_4 blocks.1.items.0.picture.alt',
    ]);
    expect(all[0]?.path).toBe('identity.logo.alt');
  });

  test('pictures of several blocks are an issue of none of them', () => {
    const gallery = { kind: 'gallery', pictures: [{ file: 'p_1' }, { file: 'p_2' }] };
    const services = { kind: 'services', items: [{ name: { he: 'Cut' }, picture: { file: 'p_3' } }] };
    expect(found(blocks(gallery))).toContain('altMissing blocks.0.pictures.0.alt');
    expect(found(blocks(gallery, services))).toContain('altMissing blocks');
  });

  test('a javascript: address that bypassed the schema is an error', () => {
    const broken = blocks({ kind: 'links', items: [{ label: { he: 'a' }, address: 'https://a.example' }] });
    Object.assign(broken.blocks[0] as object, { items: [{ label: { he: 'a' }, address: 'javascript:alert(1)' }] });
    expect(check(broken)[0]).toMatchObject({ name: 'linkBroken', severity: 'error', kind: 'links' });
  });
});

test('insufficient colour contrast is an error', () => {
  const design = { template: 'shore', colours: { ground: '#ffffff', ink: '#eeeeee' } };
  expect(check(healthy({ design }))).toMatchObject([{ name: 'contrast', severity: 'error' }]);
});

test('reports texts too long for a link preview, each in its language', () => {
  const sharing = { title: { he: 'x'.repeat(61) }, description: { he: 'x', en: 'x'.repeat(156) } };
  expect(found(healthy({ sharing })).filter((line) => line.startsWith('previewLong'))).toEqual([
    'previewLong sharing.title.he',
    'previewLong sharing.description.en',
  ]);
});

test('a partly filled second language is reported as incomplete', () => {
  const both = identity({
    name: { he: 'דנה' },
    title: { he: 'עורכת דין', en: 'Lawyer' },
    tagline: { he: 'כאן בשבילכם' },
  });
  both.sharing.description = { he: 'כתבו לנו' };
  expect(found(both)).toEqual(['nameOther identity.name.en', 'onlyHebrew identity.tagline.en']);
  expect(check(both).at(-1)?.values).toEqual({ count: 2 });
});

test('a name that everybody reads needs no second one', () => {
  expect(found(identity({ name: { he: 'WOW 54' }, title: { he: 'סטודיו', en: 'Studio' } }))).toEqual([]);
});

test('errors are sorted before advice', () => {
  const severities = check(healthy({ identity: { name: {} }, contact: {} })).map(({ severity }) => severity);
  expect(severities).toEqual(
    [...severities]
      .sort()
      .reverse()
      .sort((a) => (a === 'error' ? -1 : 1)),
  );
  expect(severities[0]).toBe('error');
});
