import fc, { type Arbitrary } from 'fast-check';

type Tuple = [unknown, ...unknown[]];
type Verdict = ReturnType<Parameters<typeof fc.property<[unknown]>>[1]>;
/** Arbitraries, and last what must hold for their values. */
type Property<Values extends Tuple> = [
  ...{ [Index in keyof Values]: Arbitrary<Values[Index]> },
  (...values: Values) => Verdict,
];

/** A hundred tries; a failure names the smallest example. */
export const forAll = <Values extends Tuple>(...property: Property<Values>): void =>
  fc.assert(fc.property<Values>(...property));

/** The same, in so many tries. */
export const forAllOf = <Values extends Tuple>(numRuns: number, ...property: Property<Values>): void =>
  fc.assert(fc.property<Values>(...property), { numRuns });
