import fc, { type Arbitrary } from 'fast-check';

type Tuple = [unknown, ...unknown[]];
type Verdict = ReturnType<Parameters<typeof fc.property<[unknown]>>[1]>;
/** Arbitraries, followed by the property that must hold for their values. */
type Property<Values extends Tuple> = [
  ...{ [Index in keyof Values]: Arbitrary<Values[Index]> },
  (...values: Values) => Verdict,
];

/** Runs 100 cases; a failure reports the smallest counterexample. */
export const forAll = <Values extends Tuple>(...property: Property<Values>): void =>
  fc.assert(fc.property<Values>(...property));

/** Like `forAll`, with `numRuns` cases. */
export const forAllOf = <Values extends Tuple>(numRuns: number, ...property: Property<Values>): void =>
  fc.assert(fc.property<Values>(...property), { numRuns });
