const secretName = /password|secret|token|cookie|hash|recovery|authorization|api.?key|signature|provider.?ref/i;
const textMax = 2_000;
const depthMax = 6;

/** The shape of what was changed without what nobody may read later; long texts are cut. */
export function withoutSecrets(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, secretName.test(name) ? '…' : told(value, 1)]),
  );
}

function told(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed().slice(0, textMax);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (value === undefined || value === null || typeof value !== 'object') return value ?? null;
  if (Buffer.isBuffer(value) || depth >= depthMax) return '…';
  if (Array.isArray(value)) return value.map((one) => told(one, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, secretName.test(name) ? '…' : told(one, depth + 1)]),
  );
}
