import { describe, expect, test } from 'vitest';
import { collectExtensions, extensionPoint } from './extension-point.ts';

describe('extension points', () => {
  const words = extensionPoint<string>('words');
  const others = extensionPoint<string>('words');

  test('have their values in order, and nothing of a point of the same name', () => {
    const extensions = collectExtensions([words.with('one'), others.with('else'), words.with('two')]);
    expect(extensions.of(words)).toEqual(['one', 'two']);
    expect(extensions.of(others)).toEqual(['else']);
  });

  test('are empty where nobody brings anything', () => {
    expect(collectExtensions([]).of(words)).toEqual([]);
  });

  test('may hold the same value twice, unless values are told apart by a key', () => {
    const keyed = extensionPoint<{ name: string }>('keyed', ({ name }) => name);
    expect(collectExtensions([words.with('one'), words.with('one')]).of(words)).toEqual(['one', 'one']);
    expect(() => collectExtensions([keyed.with({ name: 'a' }), keyed.with({ name: 'a' })])).toThrow(
      'Two extensions of keyed are named a',
    );
  });
});
