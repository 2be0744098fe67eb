import { describe, expect, test } from 'vitest';
import { collectExtensions, extensionPoint } from './services.ts';

describe('extension points', () => {
  const texts = extensionPoint<string>('words');
  const others = extensionPoint<string>('words');

  test('have their values in order, separate from a point of the same name', () => {
    const extensions = collectExtensions([texts.with('one'), others.with('else'), texts.with('two')]);
    expect(extensions.of(texts)).toEqual(['one', 'two']);
    expect(extensions.of(others)).toEqual(['else']);
  });

  test('are empty without extensions', () => {
    expect(collectExtensions([]).of(texts)).toEqual([]);
  });

  test('allow duplicate values unless they have a key', () => {
    const keyed = extensionPoint<{ name: string }>('keyed', ({ name }) => name);
    expect(collectExtensions([texts.with('one'), texts.with('one')]).of(texts)).toEqual(['one', 'one']);
    expect(() => collectExtensions([keyed.with({ name: 'a' }), keyed.with({ name: 'a' })])).toThrow(
      'Two extensions of keyed are named a',
    );
  });
});
