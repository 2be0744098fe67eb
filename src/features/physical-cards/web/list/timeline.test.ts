import { describe, expect, test } from 'vitest';
import type { OrderStep } from '../../contract.ts';
import { type OrderState, orderStates } from '../../transitions.ts';
import { timelineOf } from './timeline.ts';

const stepsOf = (...states: OrderState[]): OrderStep[] =>
  states.map((state, position) => ({
    id: position + 1,
    event: 'pay',
    state,
    by: 'system',
    note: null,
    at: `2026-11-${10 + position}T10:00:00.000Z`,
  }));

const timelineText = (state: OrderState, ...before: OrderState[]) =>
  timelineOf({ state, history: stepsOf(...before, state) }).map(
    ({ state: one, position, at }) => `${one} ${position}${at ? ` ${at.slice(8, 10)}` : ''}`,
  );

describe('the order timeline', () => {
  test('in production: finished steps with their dates, the current one and the next ones', () => {
    expect(timelineText('in_production', 'pending_payment', 'paid', 'approved')).toEqual([
      'pending_payment done 10',
      'paid done 11',
      'approved done 12',
      'in_production now 13',
      'encoded next',
      'shipped next',
      'delivered next',
    ]);
  });

  test('delivered: every step is done', () => {
    expect(timelineText('delivered', 'pending_payment').every((line) => line.includes('done'))).toBe(true);
  });

  test('needing changes: follows the payment, with the approval still ahead', () => {
    expect(timelineText('needs_changes', 'pending_payment', 'paid', 'approved').slice(0, 4)).toEqual([
      'pending_payment done 10',
      'paid done 11',
      'needs_changes now 13',
      'approved next',
    ]);
  });

  test('delivery problem: follows the shipping, with the delivery still ahead', () => {
    expect(timelineText('delivery_problem', 'shipped').slice(-3)).toEqual([
      'shipped done 10',
      'delivery_problem now 11',
      'delivered next',
    ]);
  });

  test('ended: lists only the states it passed through', () => {
    expect(timelineText('refunded', 'pending_payment', 'paid', 'cancelled')).toEqual([
      'pending_payment done 10',
      'paid done 11',
      'cancelled done 12',
      'refunded now 13',
    ]);
    expect(timelineText('expired', 'pending_payment')).toEqual(['pending_payment done 10', 'expired now 11']);
  });

  test.each(orderStates)('contains the state %s once, and at most one current step', (state) => {
    const stations = timelineOf({ state, history: stepsOf('pending_payment', state) });
    expect(stations.filter((one) => one.state === state)).toHaveLength(1);
    expect(stations.filter(({ position }) => position === 'now')).toHaveLength(state === 'delivered' ? 0 : 1);
  });
});
