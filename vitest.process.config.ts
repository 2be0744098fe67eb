import { defineConfig } from 'vitest/config';

/** Whole processes on the built product: started, killed, stopped. Two files at a time: they often wait for a process. */
export default defineConfig({
  test: {
    include: ['e2e/process/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // What else the machine does may come between two processes; what fails twice is a fault.
    retry: 1,
  },
});
