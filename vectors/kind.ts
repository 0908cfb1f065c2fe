import type { Constants } from './vector-file.ts'

/** Runs one vector's input through the shipped code and returns the result in the shape of `expected`. */
export type Kind = (input: unknown, constants: Constants) => unknown

/**
 * Defines a kind whose inputs have the shape `Input`; an input of another shape fails its vector at run time.
 */
export function kind<Input>(run: (input: Input, constants: Constants) => unknown): Kind {
  return (input, constants) => run(input as Input, constants)
}
