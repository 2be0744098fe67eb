import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { LocaleProvider, MoneyText } from '../locale.tsx';
import { ShortText } from '../text/short-text.tsx';
import text from '../text/text.module.css';
import layout from './layout.module.css';
import { Grid, Row, Stack, Text } from './layout.tsx';
import { BackLink, TabLink, TabLinks, TileLink } from './nav-links.tsx';
import { SaveBadge, WorkBar, WorkBarBack, WorkBarTitle } from './work-bar.tsx';

const render = renderToStaticMarkup;
const classOf = (html: string): readonly string[] => (/class="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
const names = (...keys: readonly string[]) => keys.map((key) => layout[key] ?? text[key] ?? `missing ${key}`);

const cssOf = (name: 'layout' | 'text'): string =>
  readFileSync(new URL(`../${name}/${name}.module.css`, import.meta.url), 'utf8').replace(/\/\*[^*]*\*\//g, '');

describe('layout', () => {
  test('each component renders the classes of its props on the requested element', () => {
    const stack = render(<Stack as="ul" gap={3} align="start" justify="between" shrink shrinkItems />);
    expect(stack).toMatch(/^<ul /);
    expect(classOf(stack)).toEqual(names('grid', 'items-start', 'content-between', 'template-1', 'gap-3', 'shrink'));
    const row = render(<Row as="span" inline gap={0} align="baseline" justify="end" wrap />);
    expect(row).toMatch(/^<span /);
    expect(classOf(row)).toEqual(names('row', 'align-baseline', 'justify-end', 'wrap', 'inline', 'gap-0'));
    const grid = render(<Grid columns="auto fill auto" wideColumns={3} gap="hair" align="center" justify="center" />);
    expect(classOf(grid)).toEqual(
      names('grid', 'align-center', 'items-center', 'template-auto-fill-auto', 'wide-3', 'gap-hair'),
    );
  });

  test('two gaps apply to rows and columns', () => {
    expect(classOf(render(<Row gap={[1, 4]} />))).toEqual(names('row', 'gap-1', 'columns-4'));
  });

  test('text classes follow the layout classes, and className comes last', () => {
    const html = render(<Stack gap={2} tone="muted" size="s" tabular className="own" />);
    expect(classOf(html)).toEqual([...names('grid', 'gap-2', 'muted', 'size-s', 'tabular'), 'own']);
  });

  test('an item of a row defines how it grows and shrinks', () => {
    expect(classOf(render(<Stack grow />))).toEqual(names('grid', 'grow'));
    expect(classOf(render(<Row fixed truncate />))).toEqual(names('row', 'fixed', 'truncate'));
  });

  test('element attributes pass through, but component props do not', () => {
    const html = render(
      <Stack as="form" gap={1} shrink id="a" aria-label="b" noValidate action="/c" data-kind="d">
        <Row as="li" value={3} />
      </Stack>,
    );
    expect(html).toMatch(/^<form class="[^"]+" id="a" aria-label="b" noValidate="" data-kind="d" action="\/c">/);
    expect(html).toContain('<li class="row" value="3">');
    expect(html).not.toMatch(/ (gap|shrink|as)=/);
  });

  test('every selector has zero specificity, so that page classes win', () => {
    const selectors = [...cssOf('layout').matchAll(/^\s*([^@{}\n][^{}\n]*) \{/gm)].map(([, selector]) => selector);
    expect(selectors.length).toBeGreaterThan(40);
    expect(selectors.filter((selector) => !/^:where\(.*\)$/.test(selector ?? ''))).toEqual([]);
  });

  test('every value of every prop has its rule', () => {
    const columnSpaces = [1, 2, 3, 4, 5, 6, 8] as const;
    const ends = ['start', 'center', 'end'] as const;
    const html = render(
      <>
        {columnSpaces.map((gap) => (
          <Row key={gap} gap={[gap, gap]} wrap inline shrink grow fixed />
        ))}
        {([0, 10, 12, 'hair'] as const).map((gap) => (
          <Row key={gap} gap={gap} />
        ))}
        {ends.map((end) => (
          <Stack key={end} align={end} shrinkItems textAlign={end}>
            <Grid align={end} justify="center" />
          </Stack>
        ))}
        {(['start', 'center', 'between'] as const).map((justify) => (
          <Stack key={justify} justify={justify} />
        ))}
        {(['center', 'end', 'between'] as const).map((justify) => (
          <Row key={justify} align="baseline" justify={justify} />
        ))}
        {([1, 2, 3, 'auto fill', 'fill auto', 'auto fill auto'] as const).map((columns) => (
          <Grid key={columns} columns={columns} wideColumns={columns === 1 ? 2 : 3} />
        ))}
        {(['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const).map((size) => (
          <Text key={size} size={size} breakWords tabular truncate />
        ))}
        {(['muted', 'brand', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
          <Text key={tone} tone={tone} />
        ))}
        {(['text', 'medium', 'strong', 'heading', 'display'] as const).map((weight) => (
          <Text key={weight} weight={weight} />
        ))}
        {(['tight', 'snug'] as const).map((line) => (
          <Text key={line} line={line} />
        ))}
        <MoneyText agorot={100} />
        <ShortText text="a" />
      </>,
    );
    const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, value]) => (value ?? '').split(' ')));
    const defined = new Set(
      [...`${cssOf('layout')}${cssOf('text')}`.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''),
    );
    expect([...used].toSorted()).toEqual([...defined].toSorted());
  });
});

describe('text', () => {
  test('is a paragraph, with a class for each prop', () => {
    const html = render(
      <Text tone="bad" size="2xl" weight="strong" line="snug" textAlign="center" breakWords tabular className="own">
        a
      </Text>,
    );
    expect(html).toMatch(/^<p class="[^"]*">a<\/p>$/);
    const own = names('bad', 'size-2xl', 'weight-strong', 'line-snug', 'align-center', 'breakWords', 'tabular');
    expect(classOf(html)).toEqual([...own, 'own']);
  });

  test('without props adds nothing to its element', () => {
    expect(render(<Text as="h2">a</Text>)).toBe('<h2>a</h2>');
  });
});

describe('links', () => {
  const inLocale = (locale: Locale, node: ReactNode) => render(<LocaleProvider locale={locale}>{node}</LocaleProvider>);

  test.each([
    ['he', 'arrow-right', 'chevron-right'],
    ['en', 'arrow-left', 'chevron-left'],
  ] as const)('the back arrow points against the reading direction (%s)', (locale, arrow, chevron) => {
    expect(inLocale(locale, <BackLink href="/list">a</BackLink>)).toContain(`lucide-${arrow}`);
    const html = inLocale(
      locale,
      <BackLink href="/list" icon="chevron" muted>
        a
      </BackLink>,
    );
    expect(html).toContain(`lucide-${chevron}`);
    expect(html).toMatch(/^<a href="\/list" [^>]*data-muted="true"/);
  });

  test('a link may render another component and passes on its props', () => {
    const Other = ({ to, ...rest }: { to: string; className?: string; children?: ReactNode }) => (
      <a href={`/app${to}`} {...rest} />
    );
    expect(
      inLocale(
        'he',
        <BackLink as={Other} to="/list">
          a
        </BackLink>,
      ),
    ).toMatch(/^<a href="\/app\/list"/);
  });

  test('a tile is a single link with the className of its page', () => {
    const html = render(
      <TileLink href="/a" className="own">
        a
      </TileLink>,
    );
    expect(html).toMatch(/^<a href="\/a" class="\S+ own">a<\/a>$/);
  });

  test('tabs have a label, and the current one has aria-current', () => {
    const html = render(
      <TabLinks label="Views">
        <TabLink href="/a" isCurrent count="1,200">
          a
        </TabLink>
        <TabLink href="/b" isCurrent={false} count={undefined}>
          b
        </TabLink>
      </TabLinks>,
    );
    expect(html).toMatch(/^<nav class="[^"]+" aria-label="Views"/);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="true">a<span [^>]*dir="ltr">1,200<\/span>/);
    expect(html).toMatch(/<a href="\/b" class="[^"]+">b<span [^>]*><\/span>/);
  });
});

describe('the bar of an auto-saved page', () => {
  test('has a labelled back link', () => {
    const html = render(
      <LocaleProvider locale="he">
        <WorkBar>
          <WorkBarBack href="/list" aria-label="Back" />
          <WorkBarTitle>a</WorkBarTitle>
        </WorkBar>
      </LocaleProvider>,
    );
    expect(html).toMatch(/^<header class="[^"]+"><a href="\/list" aria-label="Back" class="[^"]+"><svg/);
    expect(html).toContain('lucide-arrow-right');
  });

  test.each(['saved', 'offline', 'incomplete', 'held', 'failed', 'conflict'] as const)(
    '%s is announced to screen readers',
    (kind) => {
      const html = render(<SaveBadge kind={kind}>state</SaveBadge>);
      expect(html).toMatch(new RegExp(`^<span class="[^"]+" data-kind="${kind}" aria-hidden="true"><svg`));
      expect(html).toMatch(/<span role="status"[^>]*>state<\/span>$/);
    },
  );

  test.each(['new', 'waiting', 'saving'] as const)('%s is shown, but not announced to screen readers', (kind) => {
    const html = render(<SaveBadge kind={kind}>state</SaveBadge>);
    expect(html).toMatch(/state<\/span><span role="status"[^>]*><\/span>$/);
  });
});
