import type { Random } from '../clock/random.ts'

/** Corrupts a file at random: flips, clears, cuts, duplicates or moves bytes, or changes lengths. */
export function mutate(random: Random, file: Buffer): Buffer {
  let bytes: Buffer = Buffer.from(file)
  for (let left = 1 + random.below(4); left > 0; left--) bytes = once(random, bytes)
  return bytes
}

const EXTREMES = [0, 1, 0x7f, 0x80, 0xff, 0xd8, 0xd9, 0xda, 0xc0, 0xc2, 0xe1]

function once(random: Random, bytes: Buffer): Buffer {
  if (bytes.length < 8) return bytes
  // Half of the mutations change the first 256 bytes, which contain most sizes and offsets that a decoder uses.
  const reach = random.below(2) === 0 ? Math.min(bytes.length, 256) : bytes.length
  const at = random.below(reach)
  const length = 1 + random.below(Math.min(64, bytes.length - at))
  const part = bytes.subarray(at, at + length)
  switch (random.below(8)) {
    case 0:
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8))
      return bytes
    case 1:
      bytes[at] = EXTREMES[random.below(EXTREMES.length)] ?? 0
      return bytes
    case 2:
      part.fill(random.below(2) === 0 ? 0 : 255)
      return bytes
    case 3:
      return bytes.subarray(0, Math.max(1, at))
    case 4:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
    case 5:
      return Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)])
    case 6:
      if (at + 4 <= bytes.length) bytes.writeUInt32BE(random.below(2 ** 32), at)
      return bytes
    default:
      return Buffer.concat([bytes, part, Buffer.from('<html>')])
  }
}
