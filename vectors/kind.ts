import type { Constants } from './vector-file.ts'

/**
 * A function that passes the input of a test vector to the shipped code. It returns the result in the shape of
 * the vector's `expected`.
 */
export type Kind = (input: unknown, constants: Constants) => unknown

/** Kinds of test vectors by name, as each file in the folder `kinds` exports them. */
export type Kinds = Readonly<Record<string, Kind>>

/**
 * Defines a kind of test vectors whose inputs have the type `Input`. The input is not validated: a vector with
 * an input of another shape fails.
 */
export function kind<Input>(run: (input: Input, constants: Constants) => unknown): Kind {
  return (input, constants) => run(input as Input, constants)
}
