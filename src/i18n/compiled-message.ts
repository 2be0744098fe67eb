/** Takes the place of `compile-message.ts` in browsers: the build has compiled their texts. */
import type { CompiledMessage } from 'icu-minify/format';

export const compileMessage = (message: unknown): CompiledMessage => message as CompiledMessage;
export const withAll = <Values extends object>(values: Values): Values => values;
