import { AppError } from '#base/app-error.ts';
import { accountsAdminTexts } from '#features/accounts/admin-texts.ts';
import { accountsTexts } from '#features/accounts/texts.ts';
import { translator } from '#i18n/translator.ts';
import { describeProblem } from '#server-kit/backup/index.ts';

/** A step cannot be done for a reason that the operator can mend. Its message is the one line shown. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The call itself is wrong. */
export class UsageError extends CommandError {
  override name = 'UsageError';
}

export function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\nSee npm run admin -- --help`;
  if (error instanceof CommandError) return error.message;
  return error instanceof AppError ? messageOf(error) : describeProblem(error);
}

/** A refusal in the words in which the pages tell it. */
function messageOf({ code, options: { message = code, values } }: AppError): string {
  const tables = [accountsTexts, accountsAdminTexts];
  return tables.map((table) => translator(table, 'en').find(message, values)).find(Boolean) ?? message;
}
