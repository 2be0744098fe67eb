/** For each file that loads later, what else the browser must load with it. */
interface FileLists {
  readonly names: readonly string[];
  /** By the hash in the file's name: places in `names`. */
  readonly files: Readonly<Record<string, readonly number[]>>;
}

let lists: Promise<FileLists> | undefined;

/** Fetched when the page is idle, or with the first file that loads later. */
export function readFileLists(): Promise<FileLists> {
  const { fileLists = '' } = document.querySelector<HTMLElement>('script[data-file-lists]')?.dataset ?? {};
  lists ??= fetch(fileLists).then((answer) => {
    if (!answer.ok) throw new TypeError(`Failed to fetch the file lists: ${answer.status}`);
    return answer.json() as Promise<FileLists>;
  });
  // The next attempt asks again.
  lists.catch(() => {
    lists = undefined;
  });
  return lists;
}

const hrefsOf = (rel: string): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) => link.getAttribute('href') ?? '');

let sent: readonly string[] | undefined;
/** The document names all files of the page that it shows. */
function isInDocument(hash: string): boolean {
  sent ??= hrefsOf('modulepreload');
  return sent.some((href) => href.endsWith(`-${hash}.js`));
}

const styles = new Map<string, Promise<void>>();

function loadStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles.delete(href);
      reject(new TypeError(`Failed to fetch ${href}`));
    };
  });
}

async function loadFiles(hash: string): Promise<void> {
  const { names, files } = await readFileLists();
  const hrefs = (files[hash] ?? []).map((place) => `/assets/${names[place]}`);
  const known = new Set([...hrefsOf('modulepreload'), ...hrefsOf('stylesheet')]);
  for (const href of hrefs) {
    if (known.has(href)) continue;
    if (href.endsWith('.css')) styles.set(href, loadStyle(href));
    else document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  await Promise.all(hrefs.map((href) => styles.get(href)));
}

/**
 * Takes the place of the bundler's own loader, under its name: that one has the list of files beside every call, of
 * which a dashboard would load five kilobytes. See decision 81.
 *
 * @param hash of the file that is loaded; none if it needs no others.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, hash?: unknown): Promise<Module> {
  if (typeof hash !== 'string' || isInDocument(hash)) return load();
  const [module] = await Promise.all([load(), loadFiles(hash)]);
  return module;
}
