const lookMilliseconds = 400;

/** In development the server starts anew at every change: when it comes back, so does the page. */
export function reloadOnRestart(): void {
  let wasGone = false;
  setInterval(async () => {
    const isThere = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere && wasGone) location.reload();
    wasGone = !isThere;
  }, lookMilliseconds);
}
