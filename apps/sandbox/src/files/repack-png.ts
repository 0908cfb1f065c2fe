import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** What the pixels need; everything else (text, colour profile, EXIF, time, animation) is left behind. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT'])
/** Samples of a pixel by colour type, and the depths that go with it (PNG 1.2, table 11.1). */
const COLOURS: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
/** Start and step of the seven passes of an interlaced image. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
/** Bytes of tRNS by colour type. */
const LONGEST_CLEAR: Record<number, number> = { 0: 2, 2: 6, 3: 256 }
const MAX_RAW_BYTES = 176_000_000

/**
 * The same pixels in a PNG written anew: unpacked, measured against the header row by row, packed again.
 * Throws an Error for whatever is not exactly one image.
 */
export function repackPng(bytes: Buffer): Buffer {
  const parts = new Map<string, Buffer[]>()
  for (const [type, data] of chunksOf(bytes)) {
    if (KEPT.has(type)) parts.set(type, [...(parts.get(type) ?? []), data])
  }
  const head = only(parts, 'IHDR')
  if (head.length !== 13) throw new Error('header')
  const rows = rowsOf(head)
  const length = rows.reduce((sum, { count, bytes: row }) => sum + count * (row + 1), 0)
  if (length > MAX_RAW_BYTES) throw new Error('too many bytes of pixels')
  const packed = Buffer.concat(parts.get('IDAT') ?? [])
  const raw = inflateSync(packed, { maxOutputLength: length })
  if (raw.length !== length) throw new Error('pixels are missing')
  checkFilters(raw, rows)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    ...colours(parts, head[9]),
    chunk('IDAT', deflateSync(raw, { level: 6, strategy: constants.Z_FILTERED })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The palette and what shines through, where the colour type has them. */
function colours(parts: Map<string, Buffer[]>, colour: number | undefined): Buffer[] {
  const chunks: Buffer[] = []
  if (colour === 3) {
    const palette = only(parts, 'PLTE')
    if (palette.length === 0 || palette.length % 3 !== 0 || palette.length > 768) throw new Error('palette')
    chunks.push(chunk('PLTE', palette))
  }
  const longest = LONGEST_CLEAR[colour ?? 4]
  if (longest !== undefined && parts.has('tRNS')) {
    const clear = only(parts, 'tRNS')
    if (clear.length > longest) throw new Error('transparency')
    chunks.push(chunk('tRNS', clear))
  }
  return chunks
}

/** Chunks up to IEND with their checksums proved; what follows IEND is not looked at. */
function* chunksOf(bytes: Buffer): Generator<[type: string, data: Buffer]> {
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) break
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IEND') return
    if (KEPT.has(type) && crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end))
      throw new Error('checksum')
    yield [type, bytes.subarray(at + 8, end)]
    at = end + 4
  }
  throw new Error('no end')
}

function only(parts: Map<string, Buffer[]>, type: string): Buffer {
  const [data, second] = parts.get(type) ?? []
  if (!data || second) throw new Error(`${type} is not there once`)
  return data
}

interface Rows {
  count: number
  /** Without the filter byte in front of each. */
  bytes: number
}

/** How the rows of pixels lie in the unpacked stream: in one piece, or pass by pass. */
function rowsOf(head: Buffer): Rows[] {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [depth = 0, colour = 0, packing, filtering, interlaced] = head.subarray(8)
  const kind = COLOURS[colour]
  if (!kind?.depths.includes(depth) || packing !== 0 || filtering !== 0) throw new Error('header')
  const rowBytes = (columns: number) => Math.ceil((columns * kind.samples * depth) / 8)
  if (interlaced === 0) return [{ count: height, bytes: rowBytes(width) }]
  if (interlaced !== 1) throw new Error('header')
  return PASSES.map(([x, y, dx, dy]) => ({
    columns: Math.ceil((width - x) / dx),
    count: Math.ceil((height - y) / dy),
  }))
    .filter(({ columns, count }) => columns > 0 && count > 0)
    .map(({ columns, count }) => ({ count, bytes: rowBytes(columns) }))
}

function checkFilters(raw: Buffer, rows: Rows[]) {
  let at = 0
  for (const { count, bytes } of rows) {
    for (let row = 0; row < count; row++, at += bytes + 1) {
      if ((raw[at] ?? 5) > 4) throw new Error('filter')
    }
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
