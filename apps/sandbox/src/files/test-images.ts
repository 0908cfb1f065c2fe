import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { crc32, deflateSync } from 'node:zlib'
import encode, { init } from '@jsquash/jpeg/encode.js'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const wasm = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')

/** One chunk of a PNG. */
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
  /** IHDR after the size: depth, colour type, packing, filtering, interlace. */
  form?: [number, number, number, number, number]
  /** The unpacked rows; default: grey ones of eight bits. */
  raw?: Buffer
  /** Between the header and the pixels. */
  extra?: Buffer[]
  /** After the end. */
  trailing?: Buffer
}

/** A PNG by its parts. */
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

/** A JPG whose left half is dark and whose right half is bright, so that a turn shows. */
export async function jpeg(width = 400, height = 300, options: object = {}): Promise<Buffer> {
  await init(new WebAssembly.Module(readFileSync(wasm)))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const value = at % width < width / 2 ? 20 : 230
    data.set([value, value, (at >> 4) & 255, 255], at * 4)
  }
  return Buffer.from(await encode({ data, width, height } as ImageData, options))
}

/** Puts segments between the start of a JPG and the rest. */
export function withSegments(image: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([image.subarray(0, 2), ...segments, image.subarray(2)])
}

/** A marker segment of a JPG. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** EXIF with an orientation and a text where cameras write the place. */
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
