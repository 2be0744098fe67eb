import { sourceOf } from './count.ts';
import { first } from './find.ts';

/** A form is sent without leaving the page, and what the server answers takes its place. */
export function sendInPlace(): void {
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const section = form.closest<HTMLElement>('.lead');
    if (!section) return;
    event.preventDefault();
    const button = first<HTMLButtonElement>('.big', form);
    // A second press while the first is on its way would be a second message.
    if (!button || button.ariaBusy) return;
    const label = button.textContent;
    button.ariaBusy = 'true';
    button.textContent = button.dataset.sending ?? label;
    send(form, section).catch(() => {
      button.ariaBusy = null;
      button.textContent = label;
      tellLost(form);
    });
  });
}

interface TrustedPolicy {
  createHTML(html: string): string;
}
interface TrustedFactory {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

let answers: TrustedPolicy | undefined;

/** The page's content security policy lets no other string become HTML: this one is our own server's answer. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedFactory };
  answers ??= trustedTypes?.createPolicy('lead-answer', { createHTML: (text) => text });
  return answers?.createHTML(html) ?? html;
}

async function send(form: HTMLFormElement, section: HTMLElement): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', body: filledIn(form) });
  const html = await answer.text();
  // Without its head: the style in there is not one that this page's policy names.
  const page = new DOMParser().parseFromString(trusted(html.slice(html.indexOf('<body'))), 'text/html');
  const next = first('.lead', page);
  // The card is hidden now, say: its page has more to tell.
  if (!next && answer.redirected) return location.assign(answer.url);
  if (!next) throw new Error(String(answer.status));
  first('[data-back]', next)?.remove();
  section.replaceWith(next);
  (first('[aria-invalid]', next) ?? first('[data-notice]', next) ?? first('h2', next))?.focus();
}

/** How long the page was looked at and how it was found; a form that came back brings its own story. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (!fields.has('elapsed')) {
    fields.set('elapsed', String(Math.round(performance.now())));
    fields.set('source', sourceOf(location) ?? '');
  }
  return fields;
}

function tellLost(form: HTMLFormElement): void {
  const lost = first('[data-lost]', form);
  if (!lost) return;
  lost.hidden = false;
  lost.focus();
}
