import { crc32, deflateSync } from 'node:zlib'
import sharp, { type JpegOptions } from 'sharp'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns a chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

interface PngOptions {
  width?: number
  height?: number
  /** The values after the size in the chunk IHDR: bit depth, color type, compression, filter, interlace. */
  form?: [number, number, number, number, number]
  /** Uncompressed rows of the picture. If omitted, rows of a gray picture with 8 bits per pixel are generated. */
  raw?: Buffer
  /** PNG chunks to insert between the header and the pixel data. */
  extra?: Buffer[]
  /** Bytes that follow the end of the picture. */
  trailing?: Buffer
}

/** Number of samples per pixel, by the color type of a PNG. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** First column, first row, column increment and row increment of each pass of an interlaced PNG. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Creates a black PNG of any bit depth and color type. Its file is about a thousandth of its uncompressed size. */
export function blackPng(width: number, height: number, depth: number, color: number, interlaced = false) {
  const rowBytes = (columns: number) => Math.ceil((columns * (SAMPLES[color] ?? 0) * depth) / 8) + 1
  const length = interlaced
    ? PASSES.reduce(
        (sum, [x, y, dx, dy]) => sum + Math.ceil((height - y) / dy) * rowBytes(Math.ceil((width - x) / dx)),
        0,
      )
    : height * rowBytes(width)
  const extra = color === 3 ? [pngChunk('PLTE', Buffer.alloc(768))] : []
  const form: PngOptions['form'] = [depth, color, 0, 0, interlaced ? 1 : 0]
  return png({ width, height, form, raw: Buffer.alloc(length), extra })
}

/** Creates a PNG with `chunks` empty IDAT chunks after its pixels. */
export function chunkyPng(chunks: number): Buffer {
  const plain = png()
  const end = plain.length - 12
  const empty = Buffer.concat(Array.from({ length: chunks }, () => pngChunk('IDAT', Buffer.alloc(0))))
  return Buffer.concat([plain.subarray(0, end), empty, plain.subarray(end)])
}

/** Creates a PNG from the given parts. */
export function png({
  width = 320,
  height = 300,
  form = [8, 0, 0, 0, 0],
  raw,
  extra = [],
  trailing,
}: PngOptions = {}) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set(form, 8)
  const rows =
    raw ?? Buffer.alloc(height * (width + 1)).map((_, at) => (at % (width + 1) === 0 ? at % 5 : at % 251))
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
    ...(trailing ? [trailing] : []),
  ])
}

/** Creates a JPG with a dark left half and a bright right half, so that rotations can be recognized. */
export function jpeg(width = 400, height = 300, options: JpegOptions = {}): Promise<Buffer> {
  const data = new Uint8ClampedArray(width * height * 3)
  for (let at = 0; at < width * height; at++) {
    const value = at % width < width / 2 ? 20 : 230
    data[at * 3] = value
    data[at * 3 + 1] = value
    data[at * 3 + 2] = (at >> 4) & 255
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ progressive: true, ...options })
    .toBuffer()
}

/** Inserts segments after the first marker of a JPG. */
export function withSegments(image: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)])
}

/** Returns a segment of a JPG with its marker and length. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Returns an EXIF segment that contains an orientation and a text as location. */
export function exif(orientation: number, gps: string): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 0, 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(`GPS ${gps}`)]))
}
