import { expect, test } from 'vitest';
import { followPolicy } from './follow-policy.ts';

const follow = (path: string, ofDocument?: string) => {
  const answer = followPolicy(`https://negia.example${path}`, ofDocument);
  return answer && [answer.headers.get('location'), answer.headers.get('x-remix-reload-document')];
};

test('navigation to a payment and back is a full page load where payments have their own policy', () => {
  for (const path of [
    '/checkout?type=package&id=2',
    '/checkout/package/2?cycle=monthly',
    '/checkout/order/7',
    '/wallet',
  ]) {
    expect(follow(path, 'strict')).toEqual([path, 'true']);
    expect(follow(path, 'payment')).toBeNull();
  }
  for (const path of ['/dashboard', '/subscription?plan=2', '/wallets', '/checkouts', '/admin/payments']) {
    expect(follow(path, 'payment')).toEqual([path, 'true']);
    expect(follow(path, 'strict')).toBeNull();
  }
});

test('with one policy the router handles every navigation itself', () => {
  for (const path of ['/checkout/package/2', '/wallet', '/dashboard']) expect(follow(path)).toBeNull();
});
