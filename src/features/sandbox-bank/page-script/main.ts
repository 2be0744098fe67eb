import type { PaymentCardBrand } from '../domain.ts';
import { type FrameMessage, type PageMessage, readPageMessage, signed } from '../messages.ts';
import {
  brandOf,
  digitsOf,
  groupDigits,
  invalidFieldsOf,
  type PaymentCardField,
  type PaymentCardInput,
  paymentCardFields,
} from '../payment-cards.ts';

/** Any target origin is safe: the frame's policy allows only our own pages to embed it. */
const postToPage = (message: FrameMessage): void => {
  if (parent !== window) parent.postMessage(signed(message), '*');
};

const onPageMessage = (onMessage: (message: PageMessage) => void): void =>
  addEventListener('message', ({ source, data }) => {
    const message = source === parent ? readPageMessage(data) : undefined;
    if (message) onMessage(message);
  });

/** On every change, and again for a page that started listening late. */
function reportHeight(): void {
  const report = () => postToPage({ kind: 'height', height: document.body.getBoundingClientRect().height });
  new ResizeObserver(report).observe(document.body);
  onPageMessage(({ kind }) => {
    if (kind === 'hello') report();
  });
}

/** Groups the digits while typing; the caret stays after the same digit. */
function groupAsTyped(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).replace(/\D/g, '').length;
  const grouped = groupDigits(value);
  if (grouped === value) return;
  input.value = grouped;
  const caret = caretAfter(grouped, before);
  input.setSelectionRange(caret, caret);
}

function caretAfter(grouped: string, digits: number): number {
  let seenDigits = 0;
  for (let index = 0; index < grouped.length; index += 1) {
    if (seenDigits === digits) return index;
    if (grouped[index] !== ' ') seenDigits += 1;
  }
  return grouped.length;
}

const brandNames: Record<PaymentCardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  isracard: 'Isracard',
  diners: 'Diners',
  other: '',
};

const showBrand = (container: HTMLElement | null, brand: PaymentCardBrand): void => {
  if (container) container.textContent = brandNames[brand];
};

type Answer = { token: string } | { invalidFields: PaymentCardField[] } | { failure: 'lost' | 'too-many' };

const maxMilliseconds = 20_000;

/**
 * Sent by script instead of a form submission: the typed values stay in the fields if the bank declines, and the number
 * is never written into a response. The request comes from an opaque origin, so it has no cookies; CORS exposes the
 * response only to such an origin.
 */
async function submitPaymentCard(form: HTMLFormElement): Promise<Answer> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const signal = AbortSignal.timeout(maxMilliseconds);
    const answer = await fetch(form.action, { method: 'POST', body, credentials: 'omit', signal });
    if (answer.status === 429) return { failure: 'too-many' };
    const { token, invalidFields } = (await answer.json()) as { token?: string; invalidFields?: string[] };
    if (token) return { token };
    return { invalidFields: paymentCardFields.filter((field) => invalidFields?.includes(field)) };
  } catch {
    return { failure: 'lost' };
  }
}

const byId = <T extends HTMLElement>(id: string): T | null => document.querySelector<T>(`#${id}`);

/** A date is validated as a whole but has two controls. */
const controlsOf = (field: PaymentCardField): (HTMLInputElement | HTMLSelectElement)[] =>
  (field === 'expiry' ? ['month', 'year'] : [field])
    .map((id) => byId<HTMLInputElement | HTMLSelectElement>(id))
    .filter((control) => control !== null);

const fieldOf = ({ id }: Element): PaymentCardField | undefined =>
  id === 'month' || id === 'year' ? 'expiry' : paymentCardFields.find((field) => field === id);

const textIn = (id: string): string => byId<HTMLInputElement>(id)?.value ?? '';
/** An empty selection is not a number, whereas `Number('')` would be zero. */
const numberIn = (id: string): number => (textIn(id) ? Number(textIn(id)) : Number.NaN);

const typed = (): PaymentCardInput => ({
  number: textIn('number'),
  name: textIn('name'),
  expiry: { month: numberIn('month'), year: numberIn('year') },
  cvv: textIn('cvv'),
});

function markField(field: PaymentCardField, isWrong: boolean): void {
  const message = byId(`${field}-error`);
  if (message) message.hidden = !isWrong;
  for (const control of controlsOf(field)) control.ariaInvalid = isWrong ? 'true' : null;
}

function showFieldErrors(invalidFields: readonly PaymentCardField[]): void {
  for (const field of paymentCardFields) markField(field, invalidFields.includes(field));
  const [first] = invalidFields;
  if (first) controlsOf(first)[0]?.focus();
}

const showFailure = (id: 'lost' | 'too-many' | undefined): void => {
  for (const one of ['lost', 'too-many']) {
    const message = byId(one);
    if (message) message.hidden = one !== id;
  }
};

async function submit(form: HTMLFormElement): Promise<void> {
  showFailure(undefined);
  const invalidFields = invalidFieldsOf(typed(), new Date());
  if (!invalidFields.length) {
    const answer = await submitPaymentCard(form);
    if ('token' in answer) return postToPage({ kind: 'token', token: answer.token });
    if ('failure' in answer) showFailure(answer.failure);
    else invalidFields.push(...answer.invalidFields);
  }
  showFieldErrors(invalidFields);
  postToPage({ kind: 'invalid' });
}

/** Shows an error when a field is left, and clears it at the first keystroke that fixes it. */
function checkAsTyped(form: HTMLFormElement): void {
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    const field = target instanceof Element ? fieldOf(target) : undefined;
    const hasLeftField = !(relatedTarget instanceof Element && fieldOf(relatedTarget) === field);
    const isTyped = field && controlsOf(field).every(({ value }) => value);
    if (field && hasLeftField && isTyped) markField(field, invalidFieldsOf(typed(), new Date()).includes(field));
  });
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element ? fieldOf(target) : undefined;
    if (field) markField(field, false);
    showBrand(byId('brand'), brandOf(textIn('number')));
  });
}

function collectPaymentCard(): void {
  const form = byId<HTMLFormElement>('card');
  const number = byId<HTMLInputElement>('number');
  onPageMessage(({ kind }) => {
    if (kind !== 'submit') return;
    // If no card is accepted here, the request is answered at once instead of timing out.
    if (form) void submit(form);
    else postToPage({ kind: 'invalid' });
  });
  if (!form || !number) return;
  number.addEventListener('input', () => groupAsTyped(number));
  checkAsTyped(form);
  // The pay button is in the surrounding page.
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) postToPage({ kind: 'enter' });
  });
}

reportHeight();
reportAnswered();
collectPaymentCard();

function reportAnswered(): void {
  if (!document.querySelector('[data-answered]')) return;
  postToPage({ kind: 'challenged' });
  onPageMessage(({ kind }) => {
    if (kind === 'hello') postToPage({ kind: 'challenged' });
  });
}
