import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js'
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js'
import { halve, type Pixels } from './halve.ts'

/** Memory of one decoder or encoder. */
const MAX_BYTES = 256 * 1024 * 1024
const PAGE = 65_536
/** Beyond this a document is legible at half the size. */
const MAX_PIXELS = 8_000_000
const QUALITY = 85

const resolve = createRequire(import.meta.url).resolve
const compiled = (file: string) =>
  new WebAssembly.Module(readFileSync(resolve(`@jsquash/jpeg/codec/${file}`)))
const decoder = compiled('dec/mozjpeg_dec.wasm')
const encoder = compiled('enc/mozjpeg_enc.wasm')

/** A fresh instance per image: what one photo leaves in its memory no other photo meets. */
function fresh(module: WebAssembly.Module, complain: (line: string) => void) {
  return {
    print: complain,
    printErr: complain,
    instantiateWasm(imports: WebAssembly.Imports, ready: (instance: WebAssembly.Instance) => void) {
      const instance = new WebAssembly.Instance(module, imports)
      for (const memory of Object.values(instance.exports)) {
        if (memory instanceof WebAssembly.Memory) capped(memory)
      }
      ready(instance)
      return instance.exports
    },
  }
}

function capped(memory: WebAssembly.Memory) {
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * PAGE > MAX_BYTES) throw new RangeError('out of memory')
    return grow(pages)
  }
}

/**
 * The picture decoded, turned as its EXIF says, and written anew without anything but pixels.
 * Throws for what the decoder does not take, or takes only in part.
 */
export async function repackJpeg(bytes: Buffer): Promise<Buffer> {
  const complaints: string[] = []
  await initDecoder(fresh(decoder, (line) => complaints.push(line)))
  const whole = new Uint8Array(bytes).buffer
  let pixels: Pixels = await decode(whole, { preserveOrientation: true })
  if (complaints.some((line) => line.startsWith('Premature end'))) throw new Error('cut off')
  while (pixels.width * pixels.height > MAX_PIXELS) pixels = halve(pixels)
  await initEncoder(fresh(encoder, () => {}))
  return Buffer.from(await encode(pixels as ImageData, { quality: QUALITY }))
}
