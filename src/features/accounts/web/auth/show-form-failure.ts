import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { SignInFailure } from './sign-in-failure.ts';

/** The kind of a refusal that needs us to go on. */
export const closedAccount = 'closed';

/** Each sentence to its field; what belongs to none stands over the form. Nothing that was typed is touched. */
export function showFormFailure<Form extends FieldValues>(
  { fields, message, isClosed }: Pick<SignInFailure, 'fields' | 'message'> & Partial<Pick<SignInFailure, 'isClosed'>>,
  names: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): void {
  const named = names.filter((name) => fields[name]);
  for (const name of named)
    setError(name, { type: 'server', message: fields[name] ?? message }, { shouldFocus: name === named[0] });
  if (named.length === 0) setError('root', { type: isClosed ? closedAccount : 'server', message });
}
