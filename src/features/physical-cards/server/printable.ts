import { AppError } from '#base/app-error.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { CardDesign } from '../design/design.ts';
import { warningsOf } from '../design/warnings.ts';

/** What cannot be printed is not sold. */
export function refuseStopped(design: CardDesign, field: string): void {
  if (!warningsOf(design).some(({ severity }) => severity === 'stop')) return;
  const message = 'physicalCards.design.stopped';
  throw new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** Pictures of a design that came by itself: a saved one was asked when it was saved. */
export async function refuseForeignFiles(db: Db, ownerId: number, { logo, picture }: CardDesign): Promise<void> {
  const wanted = [logo, picture].flatMap((id) => id ?? []);
  if ((await ownsFiles(db, ownerId, wanted)).length > 0)
    throw new AppError('invalid_input', { fields: { design: 'physicalCards.design.files' } });
}
