import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/server-kit/testing/global-setup.ts'],
    // By itself it leaves one processor free, which on a machine with two is every second one.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As with processes and journeys: what else the machine does is no fault of the product, what fails twice is.
    retry: 1,
    // Styles that pages carry as text are needed as they are; the others only by their class names.
    css: { include: [/profiles\/page\/styles\//], modules: { classNameStrategy: 'non-scoped' } },
  },
});
