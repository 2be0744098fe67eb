import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  globalSetup: './e2e/support/global-setup.ts',
  // One more than processors here: journeys wait for the product's own pauses a good part of their time.
  workers: 3,
  fullyParallel: true,
  // A machine that is busy with something else is no fault of the product; what passed only then is named as flaky.
  retries: 1,
  timeout: 60_000,
  use: { launchOptions: browserLaunch() },
});
