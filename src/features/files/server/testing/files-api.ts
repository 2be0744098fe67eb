import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import { createBrowser, type TestBrowser } from '#features/accounts/server/testing/test-browser.ts';
import { profilesFeature } from '#features/profiles/server/index.ts';
import { mountStoredFiles } from '#server-kit/http/files/stored-files.ts';
import { createHttpServer } from '#server-kit/http/http-server.ts';
import type { Extension, Services } from '#server-kit/services/services.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import { filesFeature, findServed } from '../index.ts';

export interface FilesApi extends TestApi {
  /** Address of the file server. */
  readonly filesAddress: string;
}

/** Starts the feature's API with real sessions, and the file server as browsers see it. */
export async function startFiles(
  settings: Record<string, string> = {},
  extensions: readonly Extension[] = [],
): Promise<FilesApi> {
  const api = await startTestApi({
    features: [accountsFeature, filesFeature, profilesFeature],
    extensions,
    identify,
    settings,
  });
  const served = await serveFiles(api.services);
  const close = closeAfterwards(async () => {
    await served.close();
    await api.close();
  });
  return { ...api, filesAddress: served.address, close };
}

export async function serveFiles(services: Services) {
  const app = await createHttpServer({ services, texts: [], isReady: async () => true, errorPage: () => '' });
  mountStoredFiles(app, services.files, findServed(services));
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: closeAfterwards(() => app.close()) };
}

export interface FileOwner extends TestBrowser {
  readonly id: number;
  upload(bytes: Buffer, options?: UploadOptions): Promise<TestAnswer>;
  /** Sends any form unchanged. */
  post(form: FormData | Buffer, headers?: Record<string, string>): Promise<TestAnswer>;
}

interface UploadOptions {
  readonly name?: string;
  readonly type?: string;
  readonly kind?: string;
  readonly headers?: Record<string, string>;
}

export async function newOwner(api: TestApi): Promise<FileOwner> {
  const browser = createBrowser(api);
  const { body } = await browser.register();
  const post: FileOwner['post'] = async (form, headers = {}) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const csrf = browser.cookies.get('XSRF-TOKEN') ?? '';
    const sent = { cookie, 'csrf-token': csrf, ...headers };
    const body = form instanceof FormData ? form : new Uint8Array(form);
    const answer = await fetch(`${api.address}/api/files`, { method: 'POST', headers: sent, body });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  return {
    ...browser,
    id: body.user.id,
    post,
    upload: (bytes, options = {}) => post(formOf(bytes, options), options.headers),
  };
}

export function formOf(bytes: Buffer, { name = 'me.jpg', type = 'image/jpeg', kind }: UploadOptions = {}): FormData {
  const form = new FormData();
  if (kind !== undefined) form.set('kind', kind);
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

/** Downloads a stored variant as a browser does. */
export async function download({ filesAddress }: Pick<FilesApi, 'filesAddress'>, url: string, init: RequestInit = {}) {
  const answer = await fetch(filesAddress + url, init);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
