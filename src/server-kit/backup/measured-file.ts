import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Measured {
  readonly size: number;
  readonly sha256: string;
}

function createMeter() {
  const hash = createHash('sha256');
  let size = 0;
  const add = (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  };
  return { add, result: (): Measured => ({ size, sha256: hash.digest('hex') }) };
}

/** Flushed before it counts as written; for the owner's eyes alone. */
export async function writeMeasured(path: string, source: Readable, ...through: Transform[]): Promise<Measured> {
  const meter = createMeter();
  const tap = new Transform({
    transform(chunk, _encoding, done) {
      meter.add(chunk);
      done(null, chunk);
    },
  });
  await pipeline([source, ...through, tap, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })]);
  return meter.result();
}

/** Undefined when there is no such file. */
export async function measureFile(path: string): Promise<Measured | undefined> {
  const meter = createMeter();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      meter.add(chunk);
      done();
    },
  });
  try {
    await pipeline(createReadStream(path), sink);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return meter.result();
}
