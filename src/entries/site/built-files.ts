import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdminPath, type AppPath, adminPaths, appPaths, matches } from '../page-paths.ts';

interface ManifestEntry {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

export interface BuiltFiles {
  readonly script: string;
  readonly styles: readonly string[];
  readonly styleTexts: Readonly<Record<string, string>>;
  readonly preloads: readonly string[];
  /** Of files that load later. */
  readonly fileLists: string | undefined;
  readonly fonts: readonly string[];
}

/** The built files that a page needs: those of its entry and its own, with all their imports. */
export function readBuiltFiles(clientFolder: string): (entry: string, source?: string) => BuiltFiles {
  const text = readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestEntry>;
  const cache = new Map<string, BuiltFiles>();
  return (entry, source) => {
    const key = `${entry} ${source}`;
    const known = cache.get(key);
    if (known) return known;
    const files = collect(manifest, [entry, ...(source ? [source] : [])]);
    const texts = files.styles.map((href) => [href, readFileSync(join(clientFolder, href), 'utf8')] as const);
    const built = { ...files, styleTexts: Object.fromEntries(texts) };
    cache.set(key, built);
    return built;
  };
}

function collect(manifest: Record<string, ManifestEntry>, names: readonly string[]): Omit<BuiltFiles, 'styleTexts'> {
  const visited = new Set<string>();
  const visit = (name: string): ManifestEntry[] => {
    const entry = manifest[name];
    if (!entry || visited.has(name)) return [];
    visited.add(name);
    return [...(entry.imports ?? []).flatMap(visit), entry];
  };
  const entries = names.flatMap(visit);
  const first = manifest[names[0] ?? ''];
  if (!first) throw new Error(`The build has no ${names[0]}: run it again`);
  const unique = (values: string[]) => [...new Set(values)].map((file) => `/${file}`);
  return {
    script: `/${first.file}`,
    styles: unique(entries.flatMap(({ css }) => css ?? [])),
    preloads: unique(entries.filter((entry) => entry !== first).map(({ file }) => file)),
    fileLists: manifest['file-lists'] && `/${manifest['file-lists'].file}`,
    fonts: unique(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])).filter((file) =>
      /rubik-(hebrew|latin)-wght-normal[\w-]{0,20}\.woff2$/.test(file),
    ),
  };
}

const account = 'src/features/accounts/web/account/account-page.tsx';
const leads = 'src/features/leads/web/inbox/leads-page.tsx';
const stats = 'src/features/stats/web/page/stats-page.tsx';
const checkout = 'src/features/checkout/web/buy/checkout-page.tsx';

/** The modules that `app-table.ts` loads: the document names their files, so that they come along with the app's. */
export const appSources: Readonly<Record<Exclude<AppPath, AdminPath | '/ui'>, string>> = {
  '/account': account,
  '/account/notifications': account,
  '/account/security': account,
  '/account/data': account,
  '/dashboard': 'src/features/dashboard/web/dashboard-page.tsx',
  '/editor': 'src/features/editor/web/profile-list/profiles-page.tsx',
  '/editor/:id': 'src/features/editor/web/shell/editor-page.tsx',
  '/leads': leads,
  '/contact-leads': leads,
  '/contact-leads/:profileId': leads,
  '/stats': stats,
  '/stats/:profileId': stats,
  '/subscription': 'src/features/subscriptions/web/page/subscription-page.tsx',
  '/wallet': 'src/features/wallet/web/wallet-page.tsx',
  '/physical-cards': 'src/features/physical-cards/web/home/physical-cards-page.tsx',
  '/physical-cards/design/:id': 'src/features/physical-cards/web/designer/designer-page.tsx',
  '/physical-cards/order/:designId': 'src/features/physical-cards/web/order/order-form-page.tsx',
  '/physical-cards/orders/:id': 'src/features/physical-cards/web/list/physical-order-page.tsx',
  '/physical-cards/tags/:code': 'src/features/tags/web/page/tag-page.tsx',
  '/tag-offers/:token': 'src/features/tags/web/offer/tag-offer-page.tsx',
  '/checkout': checkout,
  '/checkout/order/:orderId': 'src/features/checkout/web/order/order-page.tsx',
  '/checkout/:type/:id': checkout,
  '/verify-email': 'src/features/accounts/web/links/verify-email-page.tsx',
  '/reset-password': 'src/features/accounts/web/links/reset-password-page.tsx',
  '/undo-change': 'src/features/accounts/web/links/undo-change-page.tsx',
  '/unsubscribe': 'src/features/notifications/web/unsubscribe/unsubscribe-page.tsx',
};

const isAdminPath = (path: AppPath): path is AdminPath => (adminPaths as readonly AppPath[]).includes(path);

/** The pages of the administration load when the app has started: only their list comes along. */
export function appSourceOf(path: string): string | undefined {
  const found = appPaths.find((one) => matches(one, path));
  if (found && isAdminPath(found)) return 'src/entries/app/admin-pages.ts';
  return found && found in appSources ? appSources[found as keyof typeof appSources] : undefined;
}
