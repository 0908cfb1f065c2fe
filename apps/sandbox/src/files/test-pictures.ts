import { deflateSync } from 'node:zlib'
import { type Random, seededRandom } from '../clock/random.ts'
import { blackPng, chunkyPng, exif, jpeg, png, pngChunk, segment, withSegments } from './test-images.ts'
import { mutate } from './test-mutate.ts'

/** Marker text that the test pictures contain in their metadata. A stored picture must not contain it. */
const MARK = 'METADATA-51.5007N'

/** Returns true if a stored picture still contains the marker text. */
export const keepsMark = (stored: Buffer) => stored.includes('METADATA')

/** Returns pictures as cameras and programs create them, with the marker text in all metadata. */
export async function markedPictures(): Promise<Buffer[]> {
  const marks = [
    exif(6, MARK),
    segment(0xfe, Buffer.from(MARK)),
    segment(0xe2, Buffer.from(`ICC_PROFILE\0${MARK}`)),
  ]
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${MARK}`))
  return [
    withSegments(await jpeg(320, 300, { quality: 40 }), ...marks),
    withSegments(await jpeg(320, 300, { quality: 40, progressive: false }), ...marks),
    png({ extra: [text], trailing: Buffer.from(MARK) }),
    png({ form: [8, 3, 0, 0, 0], extra: [pngChunk('PLTE', Buffer.alloc(768)), text] }),
  ]
}

/** Returns small files that need much memory or time to decode. */
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

/** Returns mutation number `n` of the given pictures. The same seed gives the same mutation. */
export function mutation(pictures: readonly Buffer[], n: number, random: Random = seededRandom('uploads')) {
  return mutate(random.fork(String(n)), pictures[n % pictures.length]!)
}

/** Calls `job` with the numbers from 0 to `count` - 1. At most `lines` of the calls run at the same time. */
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
