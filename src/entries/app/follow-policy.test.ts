import { expect, test } from 'vitest';
import { followPolicy } from './follow-policy.ts';

const follow = (path: string, ofDocument?: string) => {
  const answer = followPolicy(`https://negia.example${path}`, ofDocument);
  return answer && [answer.headers.get('location'), answer.headers.get('x-remix-reload-document')];
};

test('the way to a payment and back is a whole page where payments have a policy of their own', () => {
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

test('where there is one policy the router goes everywhere by itself', () => {
  for (const path of ['/checkout/package/2', '/wallet', '/dashboard']) expect(follow(path)).toBeNull();
});
