import { test as base, type ConsoleMessage, expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The browser logs every refused request; refusals by account endpoints and of expired sessions are expected. */
const refusals = /status of (400|401|403|404|409|429)\b/;
const accountCalls = /\/api\/(auth\/|account\b|csrf-token$|notifications$|live$)/;
const isRefusal = (message: ConsoleMessage): boolean => {
  const { url } = message.location();
  const isSignedOut = message.text().includes('status of 401') && url.includes('/api/');
  return isSignedOut || (refusals.test(message.text()) && accountCalls.test(url));
};

/** Every test fails on a console error, a refused resource or a CSP violation. */
export const test = base.extend<{ problems: string[]; closesContexts: undefined }>({
  baseURL: async ({ baseURL }, use) => use(process.env.NEGIA_URL ?? baseURL ?? ''),
  // An open page keeps receiving events and rendering, which slows down later tests.
  closesContexts: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('console', (message) => {
        // The browser logs an error even for an expected 404 of the page itself.
        const isRightly404 = message.text().includes('404') && message.location().url === page.url();
        const isProblem = ['error', 'warning'].includes(message.type()) && !isRightly404 && !isRefusal(message);
        if (isProblem) problems.push(message.text());
      });
      page.on('request', (request) => {
        if (request.url().includes('/api/errors/report')) problems.push(`reported: ${request.postData()}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export interface Appearance {
  readonly locale: 'he' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly width: 375 | 1280;
}

export const bothLocales = ['he', 'en'] as const;

export async function applyAppearance(page: Page, { locale, scheme, width }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await page.context().addCookies([{ name: 'language', value: locale, url: process.env.NEGIA_URL ?? '' }]);
}

/** The rules that can fail in dark mode only: the page is the same, its colours differ. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** The rules that measure every element, which takes four fifths of a scan. */
const visualRules = [...colourRules, 'target-size'];
let checksColoursOnly = false;

const bothWidths = [375, 1280];
const darkWidths = { he: [1280], en: [375] } as const;

/**
 * Checks light and dark at phone and desktop width on an open page, which adapts without a reload as for users. Colours
 * are the same in every language: journeys in both check the dark ones at one width each.
 */
export async function inEveryAppearance(
  page: Page,
  check: () => Promise<void>,
  locale?: Appearance['locale'],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of locale && colorScheme === 'dark' ? darkWidths[locale] : bothWidths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      checksColoursOnly = colorScheme === 'dark';
      await check().finally(() => {
        checksColoursOnly = false;
      });
    }
  // Where menus stand beside the page, for what the journey does next.
  await page.setViewportSize({ width: 1280, height: 800 });
}

type InOneLocale<Pairs> = { readonly [Key in keyof Pairs]: Pairs[Key] extends readonly (infer One)[] ? One : never };

/** The texts of a journey, Hebrew and English side by side. */
export function inBothLocales<Pairs extends Record<string, readonly [unknown, unknown]>>(pairs: Pairs) {
  const pick = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(pairs).map(([key, pair]) => [key, pair[index]])) as InOneLocale<Pairs>;
  return { he: pick(0), en: pick(1) };
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Touches the page, because public pages load their script only then. */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html[data-ready]');
}

/** Unsticks sticky bars: axe would report targets that a bar partly covers at this scroll position as too small. */
async function stickBars(page: Page, isStuck: boolean): Promise<void> {
  await page.evaluate(
    (position) => {
      for (const bar of document.querySelectorAll<HTMLElement>('[data-over-page]')) bar.style.position = position;
    },
    isStuck ? '' : 'static',
  );
}

const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Experimental in axe: whoever speaks to the page says what is written on a button.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
const rulesOnly = (values: string[]): RunOptions => ({ runOnly: { type: 'rule', values } });
const withoutRules = (names: string[]): RunOptions => ({
  ...everyRule,
  rules: { ...everyRule.rules, ...Object.fromEntries(names.map((name) => [name, { enabled: false }])) },
});

async function loadAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  } catch (error) {
    // The editor's preview is a frame that is mounted and unmounted with the viewport width.
    if (!frame.isDetached()) throw error;
  }
}

/**
 * Runs axe in the page itself and requests only violations. The usual adapter loads axe again for each scan, writes a
 * selector for every passed node and merges the results in a second page, which took three to eight times as long.
 */
export async function findViolations(
  page: Page,
  scope?: string | { readonly exclude: string[][] },
  rules: RunOptions = everyRule,
): Promise<string[]> {
  for (const frame of page.frames()) await loadAxe(frame);
  const found = await page.evaluate(
    ([selector, options]) => (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, options),
    [scope, { ...rules, resultTypes: ['violations'], selectors: false } satisfies RunOptions] as const,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Checks the whole page, or one part of it. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  await stickBars(page, false);
  const violations = await findViolations(page, scope, checksColoursOnly ? rulesOnly(colourRules) : everyRule);
  await stickBars(page, true);
  expect(violations).toEqual([]);
}

/** The frame around the content of a page: it looks the same on every page of its kind. */
const frame = ['header', 'footer', 'nav', 'aside'].map((name) => `${name}:not(main *)`);

/**
 * For pages in a frame that is checked whole on the first of them: colours and sizes are checked in the content only,
 * everything else on the whole page.
 */
export async function expectContentAccessible(page: Page, ...menus: string[]): Promise<void> {
  const content = { exclude: [...frame, ...menus].map((selector) => [selector]) };
  await stickBars(page, false);
  const structure = checksColoursOnly ? [] : await findViolations(page, undefined, withoutRules(visualRules));
  const looks = await findViolations(page, content, rulesOnly(checksColoursOnly ? colourRules : visualRules));
  await stickBars(page, true);
  expect([...structure, ...looks]).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** No sideways scrolling, and accessible: the whole page, or one part of it. */
export async function expectGood(page: Page, scope?: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, scope);
}

/** In one language, or as one of the journeys in both. */
export const expectGoodInEveryAppearance = (page: Page, locale?: Appearance['locale'], scope?: string): Promise<void> =>
  inEveryAppearance(page, () => expectGood(page, scope), locale);

const appearancesOf = {
  he: [
    ['light', 375],
    ['dark', 1280],
  ],
  en: [
    ['dark', 375],
    ['light', 1280],
  ],
} as const;

/** For journeys in both languages, which together cover every colour scheme and width. */
export async function expectGoodInItsAppearances(page: Page, locale: Appearance['locale']): Promise<void> {
  for (const [colorScheme, width] of appearancesOf[locale]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await expectGood(page);
  }
}
