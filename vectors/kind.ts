import type { Constants } from './vector-file.ts'

/** Runs one vector's input through the shipped code and answers in the shape of `expected`. */
export type Kind = (input: unknown, constants: Constants) => unknown

/** A kind whose inputs have the shape `Input`; a file that breaks it fails in the run, vector by vector. */
export function kind<Input>(run: (input: Input, constants: Constants) => unknown): Kind {
  return (input, constants) => run(input as Input, constants)
}
