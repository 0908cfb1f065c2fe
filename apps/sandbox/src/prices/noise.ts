import { createCipheriv, createHmac } from 'node:crypto'

/**
 * Random numbers for simulated price movements, never for money. Each number is identified by an index and a lane,
 * which is a number that the caller chooses for each purpose. The same seed, name, index and lane always give the
 * same number, so any hour of a price series can be computed without the earlier ones.
 *
 * The numbers are an AES-256 key stream, whose key is the HMAC-SHA-256 of seed and name. Without the seed, published
 * prices reveal nothing about other numbers (docs/rules.md#prices-and-settlement).
 */
export interface Noise {
  /** Returns a uniformly distributed number between 0 and 1, both excluded. */
  uniform(index: number, lane: number): number
  /** Returns a normally distributed number with mean 0 and standard deviation 1. */
  normal(index: number, lane: number): number
}

/** Number of random numbers that are generated at once. Each takes eight bytes, half a cipher block. */
const CHUNK = 512
/** Number of 32-bit words in a cipher block: the lane, the position in the chunk, and two words for the chunk. */
const BLOCK = 4
/** Offset by which the lanes of normally distributed numbers differ from those of uniform numbers. */
const NORMALS = 2 ** 31

/** Input of the cipher, used by all noise sources. `load` writes the lane and the chunk; the positions never change. */
const input = new ArrayBuffer(CHUNK * 8)
const inputBytes = new Uint8Array(input)
const inputWords = new Uint32Array(input)
const inputDoubles = new Float64Array(input)
for (let i = 0; i < inputWords.length; i += BLOCK) inputWords[i + 1] = i * 4

interface Chunk {
  at: number
  words: Uint32Array
}

/** Returns the random numbers (noise) of a seed and a name. Different names give independent numbers. */
export function noiseOf(seed: string, name: string): Noise {
  const key = createHmac('sha256', seed).update(name).digest()
  // One cipher object is used for all chunks. Creating one for each chunk would take ten times as long.
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false)
  const reader = (offset: number) => {
    const chunks = new Map<number, Chunk>()
    const load = (at: number, lane: number): Chunk => {
      for (let i = 0; i < inputWords.length; i += BLOCK) {
        inputWords[i] = offset + lane
        inputDoubles[i / 2 + 1] = at
      }
      const words = new Uint32Array(CHUNK * 2)
      new Uint8Array(words.buffer).set(cipher.update(inputBytes))
      const chunk = { at, words }
      chunks.set(lane, chunk)
      return chunk
    }
    return (index: number, lane: number): Chunk => {
      const at = Math.floor(index / CHUNK)
      const kept = chunks.get(lane)
      return kept?.at === at ? kept : load(at, lane)
    }
  }
  const [uniforms, normals] = [reader(0), reader(NORMALS)]
  return {
    uniform(index, lane) {
      const { at, words } = uniforms(index, lane)
      const i = 2 * (index - at * CHUNK)
      return (words[i]! * 2 ** 20 + (words[i + 1]! >>> 12) + 0.5) / 2 ** 52
    },
    normal(index, lane) {
      const { at, words } = normals(index, lane)
      const i = 2 * (index - at * CHUNK)
      const radius = Math.sqrt(-2 * Math.log((words[i]! + 0.5) / 2 ** 32))
      return radius * Math.cos((2 * Math.PI * words[i + 1]!) / 2 ** 32)
    },
  }
}
