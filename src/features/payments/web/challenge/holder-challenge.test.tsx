import { expect, test } from 'vitest';
import { locales } from '#i18n/locale.ts';
import { renderPaying } from '../testing/render-paying.tsx';
import { HolderChallenge } from './holder-challenge.tsx';
import { ChallengeFailed } from './stripe-challenge.tsx';

const nothing = () => undefined;

test.each(locales)('in %s shows a status while waiting for the bank, and two buttons after a failure', (locale) => {
  const next = { kind: 'stripe', publishableKey: 'pk', clientSecret: 'pi_1_secret_x' } as const;
  const waiting = renderPaying(<HolderChallenge next={next} onDone={nothing} onClose={nothing} />, undefined, locale);
  expect(waiting).toContain('role="status"');
  const failed = renderPaying(<ChallengeFailed onRetry={nothing} onClose={nothing} />, undefined, locale);
  expect(failed.match(/<button/g)).toHaveLength(2);
  for (const html of [waiting, failed]) {
    expect(html).not.toMatch(/\sstyle=|paying\./);
    if (locale === 'en') expect(html).not.toMatch(/[\u0590-\u05ff]/);
  }
});
