import { deflateSync } from 'node:zlib'
import { type Random, seededRandom } from '../clock/random.ts'
import { mutate } from './mutate.ts'
import { blackPng, chunkyPng, exif, jpeg, png, pngChunk, segment, withSegments } from './test-images.ts'

/** Stands wherever a picture can carry words; nothing that is stored may hold it. */
const PLANTED = 'PLANTED-51.5007N'

/** Whether a stored picture kept anything that was planted. */
export const keepsPlanted = (stored: Buffer) => stored.includes('PLANTED')

/** Pictures as cameras and programs write them, with words planted in every part that is not pixels. */
export async function plantedPictures(): Promise<Buffer[]> {
  const marks = [
    exif(6, PLANTED),
    segment(0xfe, Buffer.from(PLANTED)),
    segment(0xe2, Buffer.from(`ICC_PROFILE\0${PLANTED}`)),
  ]
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${PLANTED}`))
  return [
    withSegments(await jpeg(320, 300, { quality: 40 }), ...marks),
    withSegments(await jpeg(320, 300, { quality: 40, progressive: false }), ...marks),
    png({ extra: [text], trailing: Buffer.from(PLANTED) }),
    png({ form: [8, 3, 0, 0, 0], extra: [pngChunk('PLTE', Buffer.alloc(768)), text] }),
  ]
}

/** Pictures that are small on the line and made to take memory or time. */
export function craftedPictures(): Buffer[] {
  const comment = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 65))])
  return [
    blackPng(4600, 4700, 16, 6),
    blackPng(5000, 4390, 16, 6),
    blackPng(300, 133_000, 8, 0),
    blackPng(6320, 6320, 8, 0, true),
    chunkyPng(350_000),
    png({ extra: [pngChunk('zTXt', comment)] }),
    png({ raw: Buffer.alloc(60_000_000) }),
  ]
}

/** The `n`th mutation of these pictures: the same for the same seed. */
export function mutation(pictures: readonly Buffer[], n: number, random: Random = seededRandom('uploads')) {
  return mutate(random.fork(String(n)), pictures[n % pictures.length]!)
}

/** Runs `job` for 0 … count - 1, a few at a time. */
export async function severalAtOnce(
  count: number,
  job: (n: number, line: number) => Promise<void>,
  lines = 4,
): Promise<void> {
  let next = 0
  const run = async (_: unknown, line: number) => {
    while (next < count) await job(next++, line)
  }
  await Promise.all(Array.from({ length: lines }, run))
}
