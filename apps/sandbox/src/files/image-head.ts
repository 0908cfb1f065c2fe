import { Refusal } from '../refusals/refusal.ts'

/** What the first bytes of an image say, before anything is decoded. */
export interface ImageHead {
  mime: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** Type and pixels by content. Throws FILE_TYPE for what is neither JPG nor PNG, FILE_BROKEN for half a header. */
export function imageHead(bytes: Buffer): ImageHead {
  if (bytes.length === 0) throw new Refusal('FILE_BROKEN', { field: 'file' })
  const jpeg = bytes.subarray(0, JPEG.length).equals(JPEG)
  if (!jpeg && !bytes.subarray(0, PNG.length).equals(PNG)) throw new Refusal('FILE_TYPE', { field: 'file' })
  const head = jpeg ? jpegHead(bytes) : pngHead(bytes)
  if (!head || head.width === 0 || head.height === 0) throw new Refusal('FILE_BROKEN', { field: 'file' })
  return head
}

/** IHDR is the first chunk of every PNG. */
function pngHead(bytes: Buffer): ImageHead | undefined {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  return { mime: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** Start of frame: baseline, extended, progressive. What else there is no camera writes and no browser shows. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const SCAN = 0xda
const END = 0xd9

/** Goes from segment to segment as a decoder would, so that a frame inside a comment or thumbnail does not count. */
function jpegHead(bytes: Buffer): ImageHead | undefined {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? END
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === SCAN || marker === END) return undefined
    const length = bytes.readUInt16BE(at + 2)
    if (FRAMES.has(marker)) return frame(bytes, at + 4, length)
    at += 2 + length
  }
  return undefined
}

function frame(bytes: Buffer, at: number, length: number): ImageHead | undefined {
  if (length < 8 || at + 6 > bytes.length) return undefined
  // One component is grey, three are colours; four are for print and no browser camera makes them.
  if (bytes[at + 5] !== 1 && bytes[at + 5] !== 3) return undefined
  return { mime: 'image/jpeg', height: bytes.readUInt16BE(at + 1), width: bytes.readUInt16BE(at + 3) }
}
