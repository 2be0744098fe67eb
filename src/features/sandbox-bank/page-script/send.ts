import { type CardField, cardFields } from '../cards.ts';

type Answer = { token: string } | { flaws: CardField[] } | { trouble: 'lost' | 'too-many' };

const maxMilliseconds = 20_000;

/**
 * By the script and not as a form that leaves the page: what was typed stays in the fields when the bank refuses, and the
 * number is never written into an answer. From an opaque origin, so without cookies, and answered to such alone.
 */
export async function sendCard(form: HTMLFormElement): Promise<Answer> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const signal = AbortSignal.timeout(maxMilliseconds);
    const answer = await fetch(form.action, { method: 'POST', body, credentials: 'omit', signal });
    if (answer.status === 429) return { trouble: 'too-many' };
    const { token, flaws } = (await answer.json()) as { token?: string; flaws?: string[] };
    if (token) return { token };
    return { flaws: cardFields.filter((field) => flaws?.includes(field)) };
  } catch {
    return { trouble: 'lost' };
  }
}
