import { readFileSync } from 'node:fs'

/**
 * The configuration with which the vectors of a file run. All its values come from the file, none from the code. Each
 * file in the folder `kinds` declares the constants of its kinds.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Constants {}

export interface Vector {
  id: string
  kind: string
  title: string
  input: unknown
  expected: unknown
}

export interface VectorFile {
  constants: Constants
  vectors: Vector[]
}

/** Reads a vector file of the form `{constants, vectors: [{id, kind, title, input, expected}]}`. */
export function readVectorFile(path: string): VectorFile {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<VectorFile> | null
  if (!file?.constants || !Array.isArray(file.vectors)) throw new Error(`${path}: no constants or no vectors`)
  return { constants: file.constants, vectors: file.vectors }
}
