import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { createProfilePages, profilesFeature } from '#features/profiles/server/index.ts';
import { newOwner, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { mountForms } from '#server-kit/http/answers/forms.ts';
import { createHttpServer } from '#server-kit/http/http-server.ts';
import { mountRoutes } from '#server-kit/http/mount-routes.ts';
import { mountPages } from '#server-kit/http/pages.ts';
import { createPageCache } from '#server-kit/page-cache/page-cache.ts';
import type { Services } from '#server-kit/services/services.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { sendTo, type TestAnswer } from '#server-kit/testing/test-api.ts';
import { createTestServices, type TestServices } from '#server-kit/testing/test-services.ts';
import { createLeadForm, leadsFeature } from '../index.ts';

export interface LeadServer {
  readonly address: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Posts a form like a browser without JavaScript. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<TestAnswer>;
  close(): Promise<void>;
}

export interface LeadSite extends LeadServer, TestServices {}

const features = [accountsFeature, profilesFeature, notificationsFeature, leadsFeature];

/** Starts real accounts, profiles with their pages, leads and notifications. */
export async function startLeadSite(settings: Record<string, string> = {}): Promise<LeadSite> {
  const kit = await createTestServices(
    { RATE_LIMITS: 'off', PUBLIC_URL: 'http://localhost:3000', ...settings },
    { features },
  );
  await seedPackages(kit.services.db);
  const server = await openLeadServer(kit.services);
  return {
    ...kit,
    ...server,
    close: closeAfterwards(async () => {
      await server.close();
      await kit.close();
    }),
  };
}

/** Starts one server process on these services. */
export async function openLeadServer(services: Services): Promise<LeadServer> {
  const pageCache = createPageCache(() => services.clock.now().getTime());
  const app = await createHttpServer({
    services,
    texts: features.flatMap((feature) => feature.texts),
    isReady: async () => true,
    errorPage: ({ code }, locale) => `<html lang="${locale}"><p>${code}`,
  });
  const routes = features.flatMap((feature) => feature.routes);
  mountRoutes(app, routes, { services, identify });
  mountForms(app, [createLeadForm({ script: '/assets/page.js', identify })], services);
  const findProfile = createProfilePages({ services, pageCache, identify, script: '/assets/page.js' });
  mountPages(
    app,
    async (pageRequest) => (await findProfile(pageRequest)) ?? { status: 404, html: '<html>not found' },
    false,
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    send: (method, path, body, headers) => sendTo(address + path, method, body, headers),
    post: (path, fields, headers = {}) =>
      sendTo(address + path, 'POST', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'text/html',
        ...headers,
      }),
    close: closeAfterwards(() => app.close()),
  };
}

export interface LeadOwner extends TestOwner {
  readonly profile: Profile;
}

type Document = Profile['document'];

/** Creates an owner with a published profile that has a lead form. */
export async function newLeadOwner(
  site: Pick<LeadSite, 'send'>,
  change: (document: Document) => object = (document) => document,
): Promise<LeadOwner> {
  const owner = await newOwner(site);
  return { ...owner, profile: await publishProfile(owner, change) };
}

export async function publishProfile(
  owner: TestOwner,
  change: (document: Document) => object = (document) => document,
): Promise<Profile> {
  const made = await owner.make();
  const saved = await owner.get('PUT', `/api/profiles/${made.id}`, { document: change(made.document), version: 1 });
  return owner.get('PUT', `/api/profiles/${saved.id}/publish`);
}

/** Replaces the plain lead form with one that has these fields. */
export const withFields =
  (fields: readonly object[]) =>
  (document: Document): object => ({ ...document, blocks: [{ id: 'lead-form', kind: 'lead-form', fields }] });

let count = 0;
/** Returns a new, unique lead. */
export const someLead = (more: Record<string, unknown> = {}) => {
  count += 1;
  return { name: `Ruth ${count}`, phone: '050-555-0123', ...more };
};

/** Submits a new lead to the owner's profile and returns its id. */
export async function submitLead(
  site: Pick<LeadSite, 'send'>,
  { profile }: Pick<LeadOwner, 'profile'>,
  more: Record<string, unknown> = {},
): Promise<number> {
  const { status, body } = await site.send('POST', `/api/profiles/${profile.id}/leads`, someLead(more));
  if (status !== 201) throw new Error(`The lead is refused: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Inserts many leads directly, named n1, n2 and so on. */
export const addLeads = ({ pool }: Pick<LeadSite, 'pool'>, { id }: Pick<LeadOwner, 'id'>, total: number) =>
  pool.query(
    `insert into leads (owner_id, profile_name, name, message, fields, source, consent, search, fingerprint,
       created_at, updated_at)
     select $1, '', 'n' || n, '', '[]', 'direct', '{"text":"","marketing":null,"at":"2026-01-01T00:00:00Z","locale":"he"}',
       'n' || n, n::text, now() - n * interval '1 minute', now() from generate_series(1, $2) n`,
    [id, total],
  );
