import { defineConfig } from 'vitest/config';

/** Whole processes on the built product: started, killed, stopped. One file at a time, as they load the machine. */
export default defineConfig({
  test: {
    include: ['e2e/process/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
    // What else the machine does may come between two processes; what fails twice is a fault.
    retry: 1,
  },
});
