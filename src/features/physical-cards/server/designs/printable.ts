import { AppError } from '#base/app-error.ts';
import { ownsFiles } from '#features/files/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { PhysicalCardDesign } from '../../design/design.ts';
import { warningsOf } from '../../design/warnings.ts';

/** What cannot be printed is not sold. */
export function refuseStopped(design: PhysicalCardDesign, field: string): void {
  if (!warningsOf(design).some(({ severity }) => severity === 'stop')) return;
  const message = 'physicalCards.design.stopped';
  throw new AppError('invalid_input', { message, fields: { [field]: message } });
}

/** Pictures of a design that came by itself: a saved one was asked when it was saved. */
export async function refuseForeignFiles(
  db: Db,
  ownerId: number,
  { logo, picture }: PhysicalCardDesign,
): Promise<void> {
  const fileIds = [logo, picture].flatMap((id) => id ?? []);
  if ((await ownsFiles(db, ownerId, fileIds)).length > 0)
    throw new AppError('invalid_input', { fields: { design: 'physicalCards.design.files' } });
}
