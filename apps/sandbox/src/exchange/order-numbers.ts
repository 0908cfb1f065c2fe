import { createCipheriv } from 'node:crypto'
import type { Pepper } from '../members/pepper.ts'

/**
 * Number of values that five digits can have. The ten digits of an order number are permuted as two halves of five
 * digits.
 */
const HALF = 100_000
const ROUNDS = 6

/** Returns the order number of a row. It consists of one letter, the UTC day and ten digits. */
export type OrderNumbers = (letter: string, now: number, id: number) => string

/**
 * Creates the function that converts row ids to order numbers. Order numbers do not reveal how many orders exist:
 * their digits are the row id, permuted with a key of this exchange, the letter and the day. A permutation never maps
 * two ids to the same digits, so order numbers are unique.
 */
export function orderNumbers(pepper: Pepper): OrderNumbers {
  const cipher = createCipheriv('aes-256-ecb', pepper.digest('order numbers'), null)
  const block = Buffer.alloc(16)
  const mix = (round: number, half: number): number => {
    block.writeUInt32BE(round, 0)
    block.writeUInt32BE(half, 4)
    return cipher.update(block).readUInt32BE(0)
  }
  return (letter, now, id) => {
    const day = new Date(now).toISOString().slice(0, 10).replaceAll('-', '')
    block.writeUInt32BE(letter.charCodeAt(0), 8)
    block.writeUInt32BE(Number(day), 12)
    let left = Math.floor(id / HALF) % HALF
    let right = id % HALF
    // This is a Feistel network with two halves of equal size. Such a network is invertible, so two ids never get the
    // same number.
    for (let round = 0; round < ROUNDS; round++) [left, right] = [right, (left + mix(round, right)) % HALF]
    return `${letter}${day}${String(left * HALF + right).padStart(10, '0')}`
  }
}
