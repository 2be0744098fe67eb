import { defineConfig } from 'vitest/config';

/** What knows no server: rules, texts, pages. They share what they load, which takes longer than they do. */
const plain = [
  'src/{base,i18n,ui}/**/*.test.{ts,tsx}',
  'src/features/*/*.test.ts',
  'src/features/*/!(server)/**/*.test.{ts,tsx}',
];

/** Components in a document, where events reach their handlers. */
const dom = ['src/**/*.dom.test.{ts,tsx}'];

/** They load most of the server, keep nothing in modules, and share what they load as well. */
const features = ['src/features/*/server/**/*.test.{ts,tsx}', 'src/entries/**/*.test.{ts,tsx}'];

const onDatabase = { globalSetup: ['src/server-kit/testing/global-setup.ts'] };

export default defineConfig({
  test: {
    // By itself it leaves one processor free, which on a machine with two is every second one.
    maxWorkers: '100%',
    // A machine that others use too may take minutes over what takes seconds: only what never ends is to be found.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
    // Styles that pages carry as text are needed as they are; the others only by their class names.
    css: { include: [/profiles\/(page\/styles|blocks)\//], modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      { extends: true, test: { name: 'plain', include: plain, exclude: dom, isolate: false } },
      {
        extends: true,
        test: {
          name: 'dom',
          include: dom,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['src/testing/dom-setup.ts'],
        },
      },
      { extends: true, test: { ...onDatabase, name: 'features', include: features, exclude: dom, isolate: false } },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'server',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...plain, ...dom, ...features],
        },
      },
    ],
  },
});
