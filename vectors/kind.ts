import type { Constants } from './vector-file.ts'

/** A function that runs the shipped code with a vector's input and returns the result in the shape of `expected`. */
export type Kind = (input: unknown, constants: Constants) => unknown

/**
 * Defines a kind of vectors with inputs of the type `Input`. The input is not validated: one of another shape makes
 * its vector fail.
 */
export function kind<Input>(run: (input: Input, constants: Constants) => unknown): Kind {
  return (input, constants) => run(input as Input, constants)
}
