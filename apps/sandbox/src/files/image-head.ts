import { Refusal } from '../refusals/refusal.ts'

/**
 * The type and size of a picture, read from its header without decoding. They are needed to compute the memory for
 * decoding, which the decoder `sharp` does not report.
 */
export interface ImageHead {
  mime: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** Size in bytes of a PNG's uncompressed samples; 0 for a JPG. */
  unpackedBytes: number
  /**
   * Memory in bytes for a picture that must be decoded as a whole: an interlaced PNG, or a JPG with several scans. 0
   * for a picture that can be decoded row by row.
   */
  wholeBytes: number
}

export const MAX_PIXELS = 40_000_000
export const MIN_SIDE = 300
/** Maximum width and height in pixels. The decoder keeps more than a thousand rows in memory, so rows must be short. */
export const MAX_SIDE = 8192
const MAX_ROW_BYTES = 40_960
const MAX_UNPACKED_BYTES = 176_000_000
const MAX_WHOLE_BYTES = 40_000_000
/** Sizes above which two pictures must not be decoded at the same time. */
const LARGE_PIXELS = 6_000_000
const LARGE_WHOLE_BYTES = 6_000_000
const LARGE_ROW_BYTES = 32_768

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/**
 * Returns the type and size of a picture, read from its bytes. Throws FILE_TYPE if it is neither a JPG nor a PNG, and
 * FILE_BROKEN if the header is incomplete.
 */
export function imageHead(bytes: Buffer): ImageHead {
  if (bytes.length === 0) throw new Refusal('FILE_BROKEN', { field: 'file' })
  const jpeg = bytes.subarray(0, JPEG.length).equals(JPEG)
  if (!jpeg && !bytes.subarray(0, PNG.length).equals(PNG)) throw new Refusal('FILE_TYPE', { field: 'file' })
  const head = jpeg ? jpegHead(bytes) : pngHead(bytes)
  if (!head || head.width === 0 || head.height === 0) throw new Refusal('FILE_BROKEN', { field: 'file' })
  return head
}

/** Returns true if a picture has an allowed width and height and can be decoded with limited memory and time. */
export function isAcceptable({ width, height, unpackedBytes, wholeBytes }: ImageHead): boolean {
  return (
    Math.min(width, height) >= MIN_SIDE &&
    Math.max(width, height) <= MAX_SIDE &&
    width * height <= MAX_PIXELS &&
    unpackedBytes <= MAX_UNPACKED_BYTES &&
    unpackedBytes / height <= MAX_ROW_BYTES + 1 &&
    wholeBytes <= MAX_WHOLE_BYTES
  )
}

/**
 * Returns true if decoding a picture needs so much memory that two such pictures must not be decoded at the same
 * time.
 */
export function isLarge({ width, height, unpackedBytes, wholeBytes }: ImageHead): boolean {
  const rowBytes = unpackedBytes / height
  return width * height > LARGE_PIXELS || wholeBytes > LARGE_WHOLE_BYTES || rowBytes > LARGE_ROW_BYTES
}

/** Number of samples per pixel, by the color type of a PNG. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETTE = 3

/** Reads the IHDR chunk, with which every PNG begins. Returns undefined if it is not valid. */
function pngHead(bytes: Buffer): ImageHead | undefined {
  if (bytes.length < 33 || bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, color = 0, , , interlaced = 0] = bytes.subarray(24, 29)
  const samples = SAMPLES[color]
  if (samples === undefined) return undefined
  // The decoder stores each sample in at least one byte, and each palette color in four bytes. The memory estimate must
  // use these sizes.
  const pixelBytes = (color === PALETTE ? 4 : samples) * Math.max(1, depth / 8)
  return {
    mime: 'image/png',
    width,
    height,
    unpackedBytes: height * (Math.ceil((width * samples * depth) / 8) + 1),
    wholeBytes: interlaced === 0 ? 0 : width * height * pixelBytes,
  }
}

/**
 * Markers of the supported JPG frame types: baseline, extended and progressive. Cameras write no other types, and
 * browsers show no others.
 */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const PROGRESSIVE = 0xc2
const SCAN = 0xda
const END = 0xd9
/**
 * Bytes in memory for each coefficient (a number that describes one frequency in a block of 8 × 8 pixels). To decode a
 * progressive JPG, a decoder keeps the coefficients of the whole picture.
 */
const COEFFICIENT_BYTES = 2

interface Frame {
  width: number
  height: number
  components: number
  progressive: boolean
  /** Number of coefficients of all components per pixel: 3 without chroma subsampling, 1.5 with 4:2:0. */
  density: number
}

/**
 * Reads the segments of a JPG up to the first scan, as a decoder does. Frames inside comments and thumbnails are
 * ignored.
 */
function jpegHead(bytes: Buffer): ImageHead | undefined {
  let at = 2
  let frame: Frame | undefined
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? END
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) return undefined
    if (marker === SCAN) return frame && jpegOf(frame, bytes[at + 4])
    const length = bytes.readUInt16BE(at + 2)
    if (FRAMES.has(marker)) {
      if (frame) return undefined
      frame = frameOf(bytes.subarray(at + 4, at + 2 + length), marker === PROGRESSIVE)
      if (!frame) return undefined
    }
    at += 2 + length
  }
  return undefined
}

function jpegOf({ width, height, components, progressive, density }: Frame, scanned = 0): ImageHead {
  const isWhole = progressive || scanned < components
  const wholeBytes = isWhole ? width * height * density * COEFFICIENT_BYTES : 0
  return { mime: 'image/jpeg', width, height, unpackedBytes: 0, wholeBytes }
}

function frameOf(data: Buffer, progressive: boolean): Frame | undefined {
  const components = data[5] ?? 0
  // One component is a grayscale picture, three are a color picture. JPGs with four components are made for printing;
  // no camera creates them.
  if ((components !== 1 && components !== 3) || data.length < 6 + 3 * components) return undefined
  const factors = Array.from({ length: components }, (_, n) => data[7 + 3 * n] ?? 0)
  const areas = factors.map((factor) => (factor >> 4) * (factor & 15))
  const largest = Math.max(...factors.map((factor) => factor >> 4)) * Math.max(...factors.map((f) => f & 15))
  if (largest === 0) return undefined
  const density = components === 1 ? 1 : areas.reduce((sum, area) => sum + area, 0) / largest
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3), components, progressive, density }
}
