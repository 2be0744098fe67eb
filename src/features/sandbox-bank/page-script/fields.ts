import { brandOf, type CardField, cardFields, digitsOf, flawsOf, groupDigits, type TypedCard } from '../cards.ts';
import type { CardBrand } from '../domain.ts';
import { hear, tell } from './tell.ts';

/** Grouped while it is typed; the caret stays behind the digit that it stood behind. */
function groupAsTyped(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).replace(/\D/g, '').length;
  const grouped = groupDigits(value);
  if (grouped === value) return;
  input.value = grouped;
  const caret = placeAfter(grouped, before);
  input.setSelectionRange(caret, caret);
}

function placeAfter(grouped: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < grouped.length; place += 1) {
    if (seen === digits) return place;
    if (grouped[place] !== ' ') seen += 1;
  }
  return grouped.length;
}

const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  isracard: 'Isracard',
  diners: 'Diners',
  other: '',
};

const showBrand = (place: HTMLElement | null, brand: CardBrand): void => {
  if (place) place.textContent = brandNames[brand];
};

type Answer = { token: string } | { flaws: CardField[] } | { trouble: 'lost' | 'too-many' };

const maxMilliseconds = 20_000;

/**
 * By the script and not as a form that leaves the page: what was typed stays in the fields when the bank refuses, and the
 * number is never written into an answer. From an opaque origin, so without cookies, and answered to such alone.
 */
async function sendCard(form: HTMLFormElement): Promise<Answer> {
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

const byId = <T extends HTMLElement>(id: string): T | null => document.querySelector<T>(`#${id}`);

/** A date is wrong as a whole, and stands in two controls. */
const controlsOf = (field: CardField): (HTMLInputElement | HTMLSelectElement)[] =>
  (field === 'expiry' ? ['month', 'year'] : [field])
    .map((id) => byId<HTMLInputElement | HTMLSelectElement>(id))
    .filter((control) => control !== null);

const fieldOf = ({ id }: Element): CardField | undefined =>
  id === 'month' || id === 'year' ? 'expiry' : cardFields.find((field) => field === id);

const textIn = (id: string): string => byId<HTMLInputElement>(id)?.value ?? '';
/** An empty choice is no number, where `Number('')` would be zero. */
const numberIn = (id: string): number => (textIn(id) ? Number(textIn(id)) : Number.NaN);

const typed = (): TypedCard => ({
  number: textIn('number'),
  name: textIn('name'),
  expiry: { month: numberIn('month'), year: numberIn('year') },
  cvv: textIn('cvv'),
});

function mark(field: CardField, isWrong: boolean): void {
  const message = byId(`${field}-error`);
  if (message) message.hidden = !isWrong;
  for (const control of controlsOf(field)) control.ariaInvalid = isWrong ? 'true' : null;
}

function showFlaws(flaws: readonly CardField[]): void {
  for (const field of cardFields) mark(field, flaws.includes(field));
  const [first] = flaws;
  if (first) controlsOf(first)[0]?.focus();
}

const showTrouble = (id: 'lost' | 'too-many' | undefined): void => {
  for (const one of ['lost', 'too-many']) {
    const message = byId(one);
    if (message) message.hidden = one !== id;
  }
};

async function submit(form: HTMLFormElement): Promise<void> {
  showTrouble(undefined);
  const flaws = flawsOf(typed(), new Date());
  if (!flaws.length) {
    const answer = await sendCard(form);
    if ('token' in answer) return tell({ kind: 'token', token: answer.token });
    if ('trouble' in answer) showTrouble(answer.trouble);
    else flaws.push(...answer.flaws);
  }
  showFlaws(flaws);
  tell({ kind: 'invalid' });
}

/** What is wrong is said when a field is left, and forgiven at the first key that mends it. */
function checkAsTyped(form: HTMLFormElement): void {
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = target instanceof Element ? fieldOf(target) : undefined;
    const isLeft = !(relatedTarget instanceof Element && fieldOf(relatedTarget) === field);
    const isTyped = field && controlsOf(field).every(({ value }) => value);
    if (field && isLeft && isTyped) mark(field, flawsOf(typed(), new Date()).includes(field));
  });
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element ? fieldOf(target) : undefined;
    if (field) mark(field, false);
    showBrand(byId('brand'), brandOf(textIn('number')));
  });
}

export function askForCard(): void {
  const form = byId<HTMLFormElement>('card');
  const number = byId<HTMLInputElement>('number');
  hear(({ kind }) => {
    if (kind !== 'submit') return;
    // Where no card is taken, whoever asks for one is not left waiting.
    if (form) void submit(form);
    else tell({ kind: 'invalid' });
  });
  if (!form || !number) return;
  number.addEventListener('input', () => groupAsTyped(number));
  checkAsTyped(form);
  // The button that pays stands in the page around.
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) tell({ kind: 'enter' });
  });
}
