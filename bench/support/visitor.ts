/** A visitor with a sign-in's cookie and CSRF token; returns a function that posts a body and awaits the response. */
export async function visitor(url: string): Promise<(body: unknown, path?: string) => Promise<number>> {
  const first = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookie = first.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  const headers = { 'content-type': 'application/json', 'csrf-token': csrfToken, cookie };
  return async (body, path = '/api/auth/login') => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    await answer.arrayBuffer();
    return answer.status;
  };
}
