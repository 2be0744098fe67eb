const pollMilliseconds = 400;

/** In development the server starts anew at every change: when it comes back, so does the page. */
export function reloadOnRestart(): void {
  let wasDown = false;
  setInterval(async () => {
    const isUp = await fetch('/healthz').then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp && wasDown) location.reload();
    wasDown = !isUp;
  }, pollMilliseconds);
}
