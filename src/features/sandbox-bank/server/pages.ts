import type { EmbedAnswer, EmbedCall, EmbedPage } from '#server-kit/http/security/embeds.ts';
import type { Services } from '#server-kit/services/services.ts';
import { type FrameOptions, renderChallenge, renderFields, renderRefusal, type Theme } from '../page/index.ts';
import { monthOf } from '../payment-cards.ts';
import { isClosed, refuseClosed } from './open.ts';
import { addPaymentCard, answerChallenge } from './payments.ts';
import { findPayment } from './queries.ts';

const limit = { points: 60, seconds: 600, by: 'address' } as const;

type Draw = (services: Services, call: EmbedCall, options: FrameOptions) => Promise<EmbedAnswer>;

/** The bank's own pages for frames. `script` is the text of the built script. */
export function createBankPages({ script: built }: { readonly script: string }): EmbedPage[] {
  // The text is inside a script element and must not close it.
  const script = built.replaceAll('</', '<\\/');
  const page =
    (draw: Draw) =>
    async (services: Services, call: EmbedCall): Promise<EmbedAnswer> => {
      const options = { locale: call.locale, theme: themeOf(call.query), script };
      if (isClosed(services)) return { status: 404, ...renderRefusal('bank.closed', options) };
      return draw(services, call, options);
    };
  return [
    { path: '/sandbox-bank/fields', get: page(showFields) },
    { path: '/sandbox-bank/cards', post: handlePaymentCard },
    { path: '/sandbox-bank/challenge/:name', get: page(showChallenge), post: page(handleAnswer) },
  ];
}

const themeOf = (query: URLSearchParams): Theme => {
  const theme = query.get('look');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

const showFields: Draw = async ({ clock }, _, options) => ({
  status: 200,
  ...renderFields({ ...options, thisYear: monthOf(clock.now()).year }),
});

const showChallenge: Draw = async ({ db }, { name }, options) => {
  const payment = await findPayment(db, name);
  return { status: payment ? 200 : 404, ...renderChallenge({ ...options, payment }) };
};

const handleAnswer: Draw = async (services, call, options) => {
  const { db, limits } = services;
  if (!(await limits.tryConsume('POST /sandbox-bank/challenge', call.address, limit)))
    return { status: 429, ...renderRefusal('bank.errors.tooMany', options) };
  const isApproved = call.fields.get('answer') === 'approve';
  if (await findPayment(db, call.name)) await answerChallenge(services, call.name, isApproved);
  return showChallenge(services, call, options);
};

async function handlePaymentCard(services: Services, { fields, address }: EmbedCall): Promise<EmbedAnswer> {
  refuseClosed(services);
  if (!(await services.limits.tryConsume('POST /sandbox-bank/cards', address, limit)))
    return { status: 429, json: { isTooMany: true } };
  const get = (name: string) => fields.get(name) ?? '';
  const number = (name: string) => (/^\d{1,4}$/.test(get(name)) ? Number(get(name)) : Number.NaN);
  const expiry = { month: number('month'), year: number('year') };
  const answer = await addPaymentCard(services, { number: get('number'), name: get('name'), expiry, cvv: get('cvv') });
  return { status: 'token' in answer ? 200 : 422, json: answer };
}
