import { expect, test } from 'vitest';
import { profileDocument } from '#features/profiles/document/document.ts';
import { untranslatedTexts } from './untranslated.ts';

const he = { he: 'שלום' };
const both = { he: 'שלום', en: 'Hello' };
const today = '2026-11-19';

const untranslated = (sections: object) =>
  untranslatedTexts(
    profileDocument.parse({
      version: 1,
      language: 'he',
      identity: { name: he, title: both },
      design: { template: 'shore' },
      ...sections,
    }),
    today,
  );

const inBlock = (block: object) =>
  untranslated({ blocks: [{ id: 'b', ...block }] }).map((path) => path.replace('blocks.0.', ''));

test('names the texts outside of blocks in the order of the tabs', () => {
  const avatar = { file: 'p_1', alt: he };
  const contact = { whatsapp: { number: '0501234567', text: he }, address: { street: he, city: both } };
  const identity = { name: he, title: both, company: he, avatar };
  expect(untranslated({ identity, contact, sharing: { title: he, description: {} } })).toEqual([
    'identity.company.en',
    'identity.avatar.alt.en',
    'contact.whatsapp.text.en',
    'contact.address.street.en',
    'sharing.title.en',
  ]);
});

const paragraph = [{ kind: 'paragraph', runs: [{ text: 'שלום' }] }];
const picture = { file: 'p_1', alt: he };
const week = [[{ from: 540, to: 600 }], [], [], [], [], [], []];
const field = { id: 'f', kind: 'text', label: both, choices: [he, he] };

test.each<[object, string[]]>([
  [{ kind: 'about', title: he, text: { he: paragraph } }, ['title.en', 'text.en']],
  [{ kind: 'about', text: { he: paragraph, en: paragraph } }, []],
  [
    { kind: 'services', items: [{ name: both, text: he, price: { he: 'מ־₪250' }, picture }] },
    ['items.0.text.en', 'items.0.price.en', 'items.0.picture.alt.en'],
  ],
  [{ kind: 'services', items: [{ name: both }, { name: he, price: { he: '250' } }] }, ['items.1.name.en']],
  [{ kind: 'recommendations', items: [{ text: he, author: he }] }, ['items.0.text.en', 'items.0.author.en']],
  [{ kind: 'questions', items: [{ question: both, answer: he }] }, ['items.0.answer.en']],
  [{ kind: 'files', items: [{ file: 'f_1', label: he }] }, ['items.0.label.en']],
  [{ kind: 'gallery', pictures: [picture, { file: 'p_2' }] }, ['pictures.0.alt.en']],
  [
    { kind: 'lead-form', button: he, fields: [field, { ...field, kind: 'choice' }] },
    ['button.en', 'fields.1.choices.en', 'fields.1.choices.en'],
  ],
])('names the texts of %j', (block, paths) => {
  expect(inBlock(block).toSorted()).toEqual(paths.toSorted());
});

test.each<[string, object]>([
  ['a hidden block', { kind: 'questions', isHidden: true, items: [{ question: he, answer: he }] }],
  ['an empty block', { kind: 'links', title: he, items: [] }],
  ['a kind of a newer version', { kind: 'hologram', title: he }],
  ['a number', { kind: 'services', items: [{ name: both, price: { he: '₪1,250' } }] }],
  ['the address of a site', { kind: 'links', items: [{ label: { he: 'www.dana.co.il' }, address: 'a.example' }] }],
  [
    'a word that is in the other letters already',
    { kind: 'links', items: [{ label: { he: 'TikTok' }, address: 'a.example' }] },
  ],
  ['a question without an answer', { kind: 'questions', items: [{ question: he, answer: {} }] }],
  ['a day that has passed', { kind: 'hours', week, exceptions: [{ date: '2026-11-18', spans: [], note: he }] }],
  [
    'a picture beside its text',
    { kind: 'links', items: [{ label: both, address: 'a.example', icon: 'picture', picture }] },
  ],
])('does not ask to translate %s', (_, block) => {
  expect(inBlock(block)).toEqual([]);
});

test('a site in English asks for Hebrew, but not of its addresses', () => {
  const items = [
    { label: { en: 'Book' }, address: 'a.example' },
    { label: { en: 'noa@a.example' }, address: 'b.example' },
  ];
  const identity = { name: { en: 'Noa' }, title: { en: '24/7' } };
  expect(untranslated({ language: 'en', identity, blocks: [{ id: 'b', kind: 'links', items }] })).toEqual([
    'blocks.0.items.0.label.he',
  ]);
});
