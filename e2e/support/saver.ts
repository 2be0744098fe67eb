import type { Profile } from '../../src/features/profiles/contract.ts';
import { sessionHeaders, storeCookies } from './calling-owner.ts';

/** One owner who saves one profile repeatedly and remembers the last save that the server acknowledged. */
export function createSaver() {
  const cookies = new Map<string, string>();
  let profile: Profile;
  let acknowledged = 0;

  const call = async (url: string, method: string, path: string, body?: object) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...sessionHeaders(cookies), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    storeCookies(cookies, answer);
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (url: string): Promise<Profile> => {
    for (let tries = 1; ; tries += 1) {
      const { status, body } = await call(url, 'GET', `/api/profiles/${profile.id}`);
      if (status === 200) return body;
      // A server that has just started may respond with 503 briefly.
      if (status !== 503 || tries > 60) throw new Error(`Cannot read the profile: ${status} ${JSON.stringify(body)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const countOf = ({ document }: Profile): number => Number(document.identity.tagline.he ?? 0);

  return {
    begin: async (url: string): Promise<void> => {
      await call(url, 'GET', '/api/csrf-token');
      const username = `saver-${Math.random().toString(36).slice(2, 10)}`;
      const email = `${username}@cards.example`;
      await call(url, 'POST', '/api/auth/register', { username, email, password: 'shemesh-bayam-7' });
      profile = (await call(url, 'POST', '/api/profiles', { name: 'Saver' })).body;
    },
    /** Returns false if the connection broke. */
    save: async (url: string): Promise<boolean> => {
      try {
        const { identity } = profile.document;
        const next = { ...profile.document, identity: { ...identity, tagline: { he: String(acknowledged + 1) } } };
        const { status, body } = await call(url, 'PUT', `/api/profiles/${profile.id}`, {
          document: next,
          version: profile.version,
        });
        // 503 means busy or briefly without a database: nothing is saved, and it is retried.
        if (status !== 200 && status !== 409) return status === 503;
        // A save whose response was lost is already stored: the 409 response contains the newer draft.
        profile = status === 409 ? body.current : body;
        acknowledged = Math.max(acknowledged, countOf(profile));
        return true;
      } catch {
        return false;
      }
    },
    /** How many saves the server has acknowledged so far. */
    acknowledged: () => acknowledged,
    /** The value stored on the server, and the last acknowledged one. */
    compare: async (url: string) => ({ saved: countOf(await read(url)), acknowledged }),
  };
}
