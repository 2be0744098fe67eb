import { describe, expect, test } from 'vitest';
import { eventsFor, orderStates } from '#features/physical-cards/transitions.ts';
import { createApi } from '#web-kit/api/api-client.tsx';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { orderExample } from '../testing/workshop-examples.ts';
import { adminEvents, nextStep, stepsFor } from './needs.ts';
import { sendTransition } from './send-transition.ts';
import { TransitionForm } from './transition-form.tsx';
import { agorotOf, bodyOf, noAnswers, type TransitionInput, transitionForm } from './transition-input.ts';

describe('the steps', () => {
  test('every admin event has a dialog', () => {
    const known: readonly string[] = adminEvents;
    for (const state of orderStates) for (const event of eventsFor(state, 'admin')) expect(known).toContain(event);
  });

  test('the next step follows the workflow, and is missing where an admin cannot proceed', () => {
    const nexts = orderStates.map((state) => nextStep(orderExample(1, state)));
    expect(nexts.filter(Boolean)).toEqual(['approve', 'start', 'encode', 'ship', 'deliver', 'ship']);
  });

  test('for several orders, the step that advances most comes first, each with its eligible orders', () => {
    const orders = [orderExample(1, 'paid'), orderExample(2, 'approved'), orderExample(3, 'approved')];
    const [first, ...others] = stepsFor(orders);
    expect(first).toMatchObject({ event: 'start', able: [{ id: 2 }, { id: 3 }] });
    expect(others.map(({ event }) => event)).toEqual(['approve', 'ask_changes', 'cancel']);
  });

  test('steps with an individual amount or reason are available for one order at a time', () => {
    const events = (count: number) =>
      stepsFor(Array.from({ length: count }, (_, id) => orderExample(id, 'shipped'))).map(({ event }) => event);
    expect(events(1)).toEqual(['deliver', 'report_problem', 'take_back']);
    expect(events(2)).toEqual(['deliver']);
  });
});

describe('the form values', () => {
  test('required fields are validated before sending', () => {
    const wrong = (event: (typeof adminEvents)[number], answers: Partial<TransitionInput> = {}, max = 0) =>
      transitionForm(event, max)
        .safeParse({ ...noAnswers, ...answers })
        .error?.issues.map(({ message }) => message);
    expect(wrong('approve')).toBeUndefined();
    expect(wrong('ask_changes', { note: ' ' })).toEqual(['workshopMove.note.missing']);
    expect(wrong('cancel')).toEqual(['workshopMove.note.missing']);
    expect(wrong('ship')).toEqual(['workshopMove.carrier.missing']);
    expect(wrong('take_back', { refund: '204' }, 20_310)).toEqual(['workshopMove.refund.missing']);
    expect(wrong('take_back', { refund: '203.10' }, 20_310)).toBeUndefined();
  });

  test('amounts are parsed to the agora', () => {
    expect([agorotOf('0', 100), agorotOf('1,5', 200), agorotOf('19.99', 2_000)]).toEqual([0, 150, 1_999]);
    expect([agorotOf('', 100), agorotOf('-1', 100), agorotOf('1.234', 900), agorotOf('2', 199)]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  test('only the fields of a step are sent with it', () => {
    const answers = { ...noAnswers, note: 'Broken', carrier: 'hfd', numbers: { 7: 'X1' }, refund: '10' } as const;
    expect(bodyOf('start', answers, 7, 2_000)).toEqual({ event: 'start' });
    expect(bodyOf('take_back', answers, 7, 2_000)).toEqual({ event: 'take_back', note: 'Broken', refund: 1_000 });
    expect(bodyOf('ship', answers, 7, 0)).toEqual({
      event: 'ship',
      carrier: 'hfd',
      trackingNumber: 'X1',
      trackingLink: '',
    });
  });
});

describe('sending a transition', () => {
  const fakeApi = (answers: Record<string, [number, unknown]> = {}) => {
    const sent: [string, unknown][] = [];
    const api = createApi({
      baseUrl: '',
      locale: () => 'en',
      fetch: async (url, { body } = {}) => {
        const path = String(url);
        if (path.includes('csrf')) return Response.json({ csrfToken: 'x' });
        sent.push([path, JSON.parse(String(body))]);
        const [status, answer] = answers[path] ?? [409, { message: 'It stands elsewhere', code: 'conflict' }];
        return Response.json(answer, { status });
      },
    });
    return { api, sent };
  };
  const orders = [orderExample(1, 'encoded'), orderExample(2, 'encoded')];

  test('several orders are sent in one request', async () => {
    const result = { moved: [1], refused: [{ id: 2, message: 'It stands elsewhere' }] };
    const { api, sent } = fakeApi({ '/api/admin/orders/move': [200, result] });
    expect(await sendTransition(api, { event: 'deliver', orders, answers: noAnswers })).toEqual(result);
    expect(sent).toEqual([['/api/admin/orders/move', { ids: [1, 2], event: 'deliver' }]]);
  });

  test('parcels with their own tracking numbers are sent one by one, and one refusal does not stop the others', async () => {
    const { api, sent } = fakeApi();
    const answers = { ...noAnswers, carrier: 'ups', numbers: { 1: 'A', 2: 'B' } } as const;
    const result = await sendTransition(api, { event: 'ship', orders, answers });
    expect(sent.map(([path, body]) => [path, (body as { trackingNumber: string }).trackingNumber])).toEqual([
      ['/api/admin/orders/1/move', 'A'],
      ['/api/admin/orders/2/move', 'B'],
    ]);
    expect(result).toEqual({ moved: [], refused: [1, 2].map((id) => ({ id, message: 'It stands elsewhere' })) });
  });

  test('the refusal of a single order is thrown as an error', async () => {
    const { api } = fakeApi();
    const [one] = orders;
    if (!one) throw new Error('no order');
    await expect(sendTransition(api, { event: 'ship', orders: [one], answers: noAnswers })).rejects.toThrow(
      'It stands elsewhere',
    );
  });
});

describe('the dialog', () => {
  const form = (event: (typeof adminEvents)[number], orders = [orderExample(12, 'paid')], skippedCount = 0) =>
    renderWorkshop(
      <TransitionForm
        event={event}
        orders={orders}
        skippedCount={skippedCount}
        onDone={() => undefined}
        onBack={() => undefined}
      />,
    );

  test('cancelling shows the refund and that the owner reads the reason', () => {
    const html = form('cancel', [orderExample(12, 'in_production', { refundOnCancel: 0 })]);
    expect(html).toContain('₪203.10');
    expect(html).toContain('מילה במילה');
    expect(form('cancel', [orderExample(12, 'pending_payment', { paidAt: null })])).toContain('אין מה להחזיר');
  });

  test('shipping requests one tracking number per order', () => {
    expect(form('ship').match(/מספר מעקב/g)).toHaveLength(1);
    const html = form('ship', [orderExample(12, 'encoded'), orderExample(13, 'encoded')]);
    expect(html).toContain('מספר מעקב, הזמנה 12');
    expect(html).toContain('מספר מעקב, הזמנה 13');
  });

  test('encoding is blocked while tags are not written', () => {
    const blocked = form('encode', [orderExample(12, 'in_production', { tagsWritten: 1 })]);
    expect(blocked).toContain('שבב אחד עוד לא סומן כצרוב');
    expect(blocked).not.toContain('type="submit"');
    expect(form('encode', [orderExample(12, 'in_production', { tagsWritten: 2 })])).toContain('type="submit"');
  });

  test('approving warns about a design that cannot be printed', () => {
    const order = orderExample(12, 'paid');
    const { design } = order;
    const invalid = { ...order, design: { ...design, words: { ...design.words, name: '' } } };
    expect(form('approve', [invalid])).toContain('עיצוב שאי אפשר להדפיס ככה');
    expect(form('approve', [order])).not.toContain('עיצוב שאי אפשר להדפיס ככה');
  });

  test('shows how many of the selected orders are not eligible', () => {
    expect(form('approve', undefined, 2)).toContain('שתי הזמנות מהמסומנות');
  });
});
