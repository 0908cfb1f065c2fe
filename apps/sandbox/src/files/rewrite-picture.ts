import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { MAX_PIXELS } from './image-head.ts'
import { MAX_FILE_BYTES } from './too-large.ts'

/** A picture that contains nothing but its pixels. */
export interface RewrittenPicture {
  bytes: Uint8Array
  mime: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

/**
 * Number of pixels above which the width and height of a picture are halved. Documents stay legible at half
 * size.
 */
const FULL_SIZE_PIXELS = 8_000_000
const QUALITY = 85

sharp.cache(false)
sharp.concurrency(1)
// libvips can decode many formats. Members upload only JPG and PNG, so all other decoders are blocked.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error', ignoreIcc: true })

/**
 * Decodes a picture and encodes it again, upright and without metadata. If the picture has more than 8 megapixels, or
 * its encoded file is too large, its width and height are halved until it fits. Rejects if libvips cannot read the
 * whole picture.
 */
export async function rewritePicture(bytes: Uint8Array): Promise<RewrittenPicture> {
  const { format, width, height, orientation = 1 } = await open(bytes).metadata()
  let divisor = 1
  while (width * height > FULL_SIZE_PIXELS * divisor ** 2) divisor *= 2
  for (;;) {
    const picture = open(bytes)
      // Colors with 16 bits are reduced before scaling, which halves the memory that scaling needs.
      .pipelineColourspace('srgb')
    if (divisor > 1) {
      const size = { width: Math.floor(width / divisor), height: Math.floor(height / divisor) }
      picture.resize({ ...size, fit: 'fill' })
    }
    // Rotation needs the whole picture in memory, so the picture is scaled first.
    turn(picture, orientation)
    const encoded = await encode(picture, format).toBuffer({ resolveWithObject: true })
    if (encoded.data.length <= MAX_FILE_BYTES) return rewritten(encoded)
    divisor *= 2
  }
}

function encode(picture: Sharp, format: string): Sharp {
  // Optimized Huffman tables would need a second copy of the picture in memory, so they are disabled.
  if (format === 'jpeg') return picture.jpeg({ quality: QUALITY, optimizeCoding: false })
  return picture.png({ compressionLevel: 6, adaptiveFiltering: true })
}

/**
 * Rotates and flips a picture with the given EXIF orientation, so that it is upright. `sharp` flips before it
 * rotates, regardless of the order of the calls.
 */
function turn(picture: Sharp, orientation: number): void {
  if ([4, 5, 7].includes(orientation)) picture.flip()
  if (orientation === 2) picture.flop()
  const angle = { 3: 180, 5: 90, 6: 90, 7: 270, 8: 270 }[orientation]
  if (angle !== undefined) picture.rotate(angle)
}

function rewritten({ data, info }: { data: Buffer; info: OutputInfo }): RewrittenPicture {
  const { width, height } = info
  if (info.format === 'jpeg') return { bytes: data, mime: 'image/jpeg', width, height }
  return { bytes: withoutResolution(data), mime: 'image/png', width, height }
}

const HEADER_END = 33
const RESOLUTION_BYTES = 21

/** Removes the resolution, which libvips writes after the header of every PNG and which can come from a scanner. */
function withoutResolution(png: Buffer): Buffer {
  if (png.toString('latin1', HEADER_END + 4, HEADER_END + 8) !== 'pHYs') return png
  return Buffer.concat([png.subarray(0, HEADER_END), png.subarray(HEADER_END + RESOLUTION_BYTES)])
}
