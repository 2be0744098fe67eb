/**
 * Brings the files of a page into the browser's cache while something else is waited for. Plain requests: the content
 * security policy allows neither parsing the page here nor hints for other kinds of files.
 */
export async function prefetchPage(path: string, load: typeof fetch = fetch): Promise<void> {
  const loaded = new Set([...document.querySelectorAll('script[src], link[href]')].map(addressOf));
  try {
    const html = await (await load(path, { headers: { accept: 'text/html' } })).text();
    const files = new Set([...html.matchAll(/="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file));
    for (const file of files) if (!loaded.has(file)) load(file).catch(() => undefined);
  } catch {
    // The page itself will say that there is no connection.
  }
}

const addressOf = (element: Element): string | null => element.getAttribute('src') ?? element.getAttribute('href');
