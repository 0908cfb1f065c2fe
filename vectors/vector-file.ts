import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

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
  /** The steps by which the expected figures follow from docs/rules.md. */
  note?: string
  input: unknown
  expected: unknown
}

export interface VectorFile {
  constants: Constants
  vectors: Vector[]
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * The public vector files: the vectors that came with the specification, and the project's own vectors of conditional
 * orders and amendments.
 */
export const publicFiles = [here('vectors.json'), here('order-vectors.json')]

/** Reads a vector file of the form `{constants, vectors: [{id, kind, title, input, expected}]}`. */
export function readVectorFile(path: string): VectorFile {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<VectorFile> | null
  if (!file?.constants || !Array.isArray(file.vectors)) throw new Error(`${path}: no constants or no vectors`)
  return { constants: file.constants, vectors: file.vectors }
}
