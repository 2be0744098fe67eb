import { RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { useShowFailure } from './use-show-failure.ts';

interface AccountCall<I, A> extends Call<I, A> {
  /** Shows the fields that the server named; false hands the failure on to a message. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

/** A change to the account: asks for proof where it is wanted, and tells what went wrong. */
export function useAccountCall<A, I = void>({ call, onFields, ...rest }: AccountCall<I, A>) {
  const confirmed = useConfirmedCall();
  const showFailure = useShowFailure();
  return useCall<A, I>({
    ...rest,
    call: (api, input) => confirmed(() => call(api, input)),
    onFailed: (error) => {
      if (error instanceof ConfirmDismissed) return;
      if (error instanceof RequestError && onFields?.(error.fields)) return;
      showFailure(error);
    },
    isRepeatable: true,
  });
}
