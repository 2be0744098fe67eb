/** One component for all its paths: another profile or section must not remount the page and lose focus. */
export function loadOnce<Page>(load: () => Promise<Page>): () => Promise<Page> {
  let loading: Promise<Page> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };
}
