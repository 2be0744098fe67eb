import { test as base, type ConsoleMessage, expect, type Frame, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The browser writes every refused call to the console; those about accounts, and any of a session that is over, are a part of the product. */
const refusals = /status of (400|401|403|404|409|429)\b/;
const accountCalls = /\/api\/(auth\/|account\b|csrf-token$|notifications$|live$)/;
const isRefusal = (message: ConsoleMessage): boolean => {
  const { url } = message.location();
  const isSignedOut = message.text().includes('status of 401') && url.includes('/api/');
  return isSignedOut || (refusals.test(message.text()) && accountCalls.test(url));
};

/** Every journey fails on an error in the console, a refused resource or a broken policy. */
export const test = base.extend<{ problems: string[]; closesContexts: undefined }>({
  baseURL: async ({ baseURL }, use) => use(process.env.NEGIA_URL ?? baseURL ?? ''),
  // A page that is left open goes on listening for events and drawing, at the cost of every later journey.
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
        // A page that is rightly not found is no problem of ours; the browser says so all the same.
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

/** What a scan can find in the dark that it did not find in the light: the page is the same, its colours are others. */
const colourRules = ['color-contrast', 'link-in-text-block'];
let checksColoursOnly = false;

/** Light and dark, phone and desk, of a page that stands already: it follows at once, as it does for people. */
export async function inEveryAppearance(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [375, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      checksColoursOnly = colorScheme === 'dark';
      await check().finally(() => {
        checksColoursOnly = false;
      });
    }
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('html[data-ready]');
}

/** What half stands under a bar at this very scroll would be called too small to press. */
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
};
const colourRulesOnly: RunOptions = { runOnly: { type: 'rule', values: colourRules } };

async function loadAxe(frame: Frame): Promise<void> {
  try {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  } catch (error) {
    // The editor's preview is a frame that comes and goes with the width of the window.
    if (!frame.isDetached()) throw error;
  }
}

/**
 * Runs axe in the page itself and asks for violations alone. The usual adapter loads axe anew for each scan, writes a
 * selector for whatever passed and joins the results in a second page, which took three to eight times as long.
 */
export async function findViolations(page: Page, scope?: string, rules: RunOptions = everyRule): Promise<string[]> {
  for (const frame of page.frames()) await loadAxe(frame);
  const found = await page.evaluate(
    ([selector, options]) => (window as unknown as { axe: typeof axe }).axe.run(selector ?? document, options),
    [scope, { ...rules, resultTypes: ['violations'], selectors: false } satisfies RunOptions] as const,
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The whole page, or one part of it. */
export async function expectAccessible(page: Page, scope?: string): Promise<void> {
  await stickBars(page, false);
  const violations = await findViolations(page, scope, checksColoursOnly ? colourRulesOnly : everyRule);
  await stickBars(page, true);
  expect(violations).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
