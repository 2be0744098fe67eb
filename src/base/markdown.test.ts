import { describe, expect, test } from 'vitest';
import { readMarkdown, readSections, splitFrontMatter } from './markdown.ts';

const kinds = ['paragraph', 'heading', 'list', 'quote', 'table'] as const;
const read = (source: string, values = {}) => readMarkdown(source, kinds, values);
const text = (...texts: string[]) => texts.map((one) => [{ text: one }]);

test('reads headings, paragraphs, lists, quotes and tables in order', () => {
  const source = `## Who we are {#who}\n\n### More\n\nOne line\nand the next.\n\n- a\n- b\n\n1. first\n2. second\n
> said\n> so\n>\n> twice\n\n| Name | Why |\n|---|---|\n| \`id\` | because |\n\n: The names\n`;
  const blocks = [
    { kind: 'heading', level: 2, id: 'who', runs: [{ text: 'Who we are' }] },
    { kind: 'heading', level: 3, runs: [{ text: 'More' }] },
    { kind: 'paragraph', runs: [{ text: 'One line and the next.' }] },
    { kind: 'list', isNumbered: false, items: text('a', 'b') },
    { kind: 'list', isNumbered: true, items: text('first', 'second') },
    { kind: 'quote', paragraphs: text('said so', 'twice') },
    {
      kind: 'table',
      caption: 'The names',
      head: text('Name', 'Why'),
      rows: [[[{ text: 'id', isCode: true }], [{ text: 'because' }]]],
    },
  ];
  expect(read(source)).toEqual(blocks);
});

test('a line is parsed with bold text, links, code and values', () => {
  const values = { days: 14, mail: 'a_b@c.example' };
  expect(read('a **b {days}** [{mail}](mailto:{mail}) `__d` e', values)).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'a ' },
        { text: 'b 14', isBold: true },
        { text: ' ' },
        { text: 'a_b@c.example', link: 'mailto:a_b@c.example' },
        { text: ' ' },
        { text: '__d', isCode: true },
        { text: ' e' },
      ],
    },
  ]);
});

describe('throws on what it does not know', () => {
  test.each([
    ['a title', '# Title'],
    ['a deep heading', '#### Deep'],
    ['a heading with text right below', '## Title\ntext'],
    ['a list with text right below', '- a\ntext'],
    ['a list right below text', 'text\n- a'],
    ['a nested list', '- a\n  - b'],
    ['other bullets', '* a'],
    ['a list of two kinds', '1. a\n- b'],
    ['a block of code', 'a\n\n    code'],
    ['a hard line break', 'a  \nb'],
    ['lines as on Windows', 'a\r\nb'],
    ['a divider', 'a\n\n---'],
    ['an underlined heading', 'a\n==='],
    ['a quote with text right below', '> a\nb'],
    ['emphasis', 'some *words*'],
    ['underscores', 'some _words_'],
    ['bold text without an end', 'some **words'],
    ['a link within bold text', '**[a](/b)**'],
    ['a reference', 'see [this]'],
    ['HTML', 'a <b>c</b>'],
    ['an entity', 'a &amp; b'],
    ['an escape', 'a \\* b'],
    ['an unknown value', 'in {days} days'],
    ['a plural', '{days, plural, other {# days}}'],
    ['an uneven table', '| a | b |\n|---|---|\n| c |\n\n: d'],
    ['a table without a caption', '| a |\n|---|\n| c |'],
    ['a row without its last line', '| a | b |\n|---|---|\n| c | d\n\n: e'],
    ['a table without a rule', '| a |\n| c |\n\n: d'],
  ])('%s', (_, source) => {
    expect(() => read(source)).toThrow('not in our part of Markdown');
  });

  test('and on a kind of block that its reader cannot show', () => {
    expect(() => readMarkdown('> said', ['paragraph'])).toThrow('a quote here: > said');
  });
});

test('a document is read in sections, each with an id', () => {
  expect(readSections('## A {#a}\n\nb\n\n- c\n\n## D {#d}', ['paragraph', 'list'])).toEqual([
    { id: 'a', title: 'A', blocks: read('b\n\n- c') },
    { id: 'd', title: 'D', blocks: [] },
  ]);
  for (const source of ['text\n\n## A {#a}', '## A', '### A {#a}'])
    expect(() => readSections(source, ['paragraph'])).toThrow('not in our part');
});

test('front matter is split off, with YAML quotes or without', () => {
  expect(splitFrontMatter('---\ntitle: "A: b"\ndays: 3\n---\n\ntext\n')).toEqual({
    values: { title: 'A: b', days: '3' },
    content: '\ntext\n',
  });
  for (const source of [
    'text',
    '---\ntitle: A\n',
    'a\n---\ntitle: A\n---\n',
    '---\ntitle\n---\n',
    '---\na: b\n---\nc\n\n---\n',
  ])
    expect(() => splitFrontMatter(source)).toThrow('not in our part');
});
