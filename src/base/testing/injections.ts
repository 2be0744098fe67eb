import vectors from './injections.json' with { type: 'json' };

/**
 * Injection vectors written for these tests, by kind. Each tries to set `__x`, to open a dialog, to reach `evil.example`
 * or to change the surrounding content. None is longer than most of our fields.
 */
export const injections: readonly string[] = [
  ...Object.values(vectors).flat(),
  // Half a character, which JSON files cannot contain.
  '\ud83d<script>__x=1</script>',
];
