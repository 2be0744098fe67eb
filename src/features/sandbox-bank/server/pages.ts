import type { EmbedAnswer, EmbedCall, EmbedPage } from '#server-kit/http/embeds.ts';
import type { Services } from '#server-kit/services/services.ts';
import { monthOf } from '../cards.ts';
import { type FrameParts, type Look, renderChallenge, renderFields, renderRefusal } from '../page/index.ts';
import { addCard } from './cards.ts';
import { answerChallenge } from './charge.ts';
import { isClosed, refuseClosed } from './open.ts';
import { findPayment } from './queries.ts';

const limit = { points: 60, seconds: 600, by: 'address' } as const;

type Draw = (services: Services, call: EmbedCall, parts: FrameParts) => Promise<EmbedAnswer>;

/** The bank's own pages, for frames. `script` is the text of what was built for them. */
export function createBankPages({ script: built }: { readonly script: string }): EmbedPage[] {
  // The text stands inside a script element and must not end it.
  const script = built.replaceAll('</', '<\\/');
  const page =
    (draw: Draw) =>
    async (services: Services, call: EmbedCall): Promise<EmbedAnswer> => {
      const parts = { locale: call.locale, look: lookIn(call.query), script };
      if (isClosed(services)) return { status: 404, ...renderRefusal('bank.closed', parts) };
      return draw(services, call, parts);
    };
  return [
    { path: '/sandbox-bank/fields', get: page(showFields) },
    { path: '/sandbox-bank/cards', post: takeCard },
    { path: '/sandbox-bank/challenge/:name', get: page(showChallenge), post: page(takeAnswer) },
  ];
}

const lookIn = (query: URLSearchParams): Look => {
  const look = query.get('look');
  return look === 'light' || look === 'dark' ? look : undefined;
};

const showFields: Draw = async ({ clock }, _, parts) => ({
  status: 200,
  ...renderFields({ ...parts, thisYear: monthOf(clock.now()).year }),
});

const showChallenge: Draw = async ({ db }, { name }, parts) => {
  const payment = await findPayment(db, name);
  return { status: payment ? 200 : 404, ...renderChallenge({ ...parts, payment }) };
};

const takeAnswer: Draw = async (services, call, parts) => {
  const { db, limits } = services;
  if (!(await limits.tryTake('POST /sandbox-bank/challenge', call.address, limit)))
    return { status: 429, ...renderRefusal('bank.errors.tooMany', parts) };
  const isApproved = call.fields.get('answer') === 'approve';
  if (await findPayment(db, call.name)) await answerChallenge(services, call.name, isApproved);
  return showChallenge(services, call, parts);
};

async function takeCard(services: Services, { fields, address }: EmbedCall): Promise<EmbedAnswer> {
  refuseClosed(services);
  if (!(await services.limits.tryTake('POST /sandbox-bank/cards', address, limit)))
    return { status: 429, json: { isTooMany: true } };
  const get = (name: string) => fields.get(name) ?? '';
  const number = (name: string) => (/^\d{1,4}$/.test(get(name)) ? Number(get(name)) : Number.NaN);
  const expiry = { month: number('month'), year: number('year') };
  const answer = await addCard(services, { number: get('number'), name: get('name'), expiry, cvv: get('cvv') });
  return { status: 'token' in answer ? 200 : 422, json: answer };
}
