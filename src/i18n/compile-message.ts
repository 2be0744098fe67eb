export { default as compileMessage } from 'icu-minify/compile';

/** A text that lacks a value fails, instead of showing `undefined`. */
export const withAll = <Values extends object>(values: Values): Values =>
  new Proxy(values, {
    get(all, name) {
      if (!(name in all)) throw new Error(`A text needs the value ${String(name)}`);
      return Reflect.get(all, name) as unknown;
    },
  });
