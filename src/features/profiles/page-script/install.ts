import { first, show } from './find.ts';
import { isInApp } from './in-app.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** On iPhones only Safari can add to the home screen, and only manually. */
export const isSafariOfPhone = (agent: string): boolean =>
  /iP(hone|ad|od)/.test(agent) && /Safari/.test(agent) && !/CriOS|FxiOS|EdgiOS|OPT\//.test(agent) && !isInApp(agent);

export function offerInstall(agent: string): void {
  const button = first('[data-install]');
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    show(button);
    button?.addEventListener('click', () => {
      button.hidden = true;
      void (event as InstallPrompt).prompt();
    });
  });
  const isInstalled = (navigator as { standalone?: boolean }).standalone === true;
  if (!isInstalled && isSafariOfPhone(agent)) show(first('[data-ios]'));
}
