import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['dot'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './e2e/support/global-setup.ts',
  // Three took 1,087 s on two processors where two took 1,244 s: a journey often waits for a timer or the server.
  workers: 3,
  fullyParallel: true,
  // A machine that is busy with something else is no fault of the product; what passed only then is named as flaky.
  retries: 1,
  // Walks through many pages take a minute on a slow machine; what hangs is named all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: browserLaunch(),
    // Drawing what moves takes a sixth of a processor's time; tests of motion ask for it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // Whoever waits for a button longer than this waits in vain.
    actionTimeout: 20_000,
  },
});
