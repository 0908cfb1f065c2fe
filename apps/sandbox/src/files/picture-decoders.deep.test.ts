import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { atEnd } from '../test-cleanup.ts'
import type { DecoderMessage } from './decoder-process.ts'
import { imageHead, isAcceptable, isLarge } from './image-head.ts'
import { LARGE_GROWTH_MB, openPictureDecoders, SMALL_GROWTH_MB } from './picture-decoders.ts'
import { rewritePicture } from './rewrite-picture.ts'
import { blackPng, chunkyPng, exif, jpeg, png, withSegments } from './test-images.ts'

/**
 * Script of a fake decoder process. It executes the commands `die`, `throw`, `hang`, `grow` and `slow`, and answers any
 * other input immediately.
 */
const OBEDIENT = `
process.on('message', async ({ size }) => {
  let bytes = Buffer.alloc(0)
  while (bytes.length < size) {
    const part = process.stdin.read()
    if (part) bytes = Buffer.concat([bytes, part])
    else await new Promise((readable) => process.stdin.once('readable', readable))
  }
  const order = bytes.toString()
  if (order === 'die') process.exit(1)
  if (order === 'throw') throw new Error('out of the blue')
  if (order === 'hang') for (;;);
  if (order === 'grow') { const all = []; for (;;) all.push({ more: [all.length] }) }
  const picture = { bytes, mime: 'image/png', width: 300, height: 300 }
  const answer = () => process.send({ type: 'done', picture, heldBytes: 0, peakBytes: 0 })
  if (order === 'slow') setTimeout(answer, 20)
  else answer()
})
process.on('disconnect', () => process.exit())
process.send({ type: 'ready' })`

async function scriptOf(source: string) {
  const file = join(await mkdtemp(join(tmpdir(), 'bourselet-decoder-')), 'obedient.mjs')
  await writeFile(file, source)
  return pathToFileURL(file)
}

async function obedient(limitMs = 60_000) {
  const decoders = openPictureDecoders({ script: await scriptOf(OBEDIENT), limitMs })
  atEnd(decoders.close)
  return (order: string, memberId = 1, large = true) =>
    decoders.rewrite({ memberId, bytes: Buffer.from(order), large })
}

describe('picture decoder processes', () => {
  test.each(['die', 'throw', 'hang', 'grow'])(
    'if a decoder process fails (%s), only its current picture is lost, and the next picture is decoded',
    async (order) => {
      // Only the process that gets the command `hang` must be ended by the time limit. Only this command therefore has
      // a short limit. The other processes end within seconds, by themselves or at the memory limit.
      const send = await obedient(order === 'hang' ? 1500 : 60_000)
      const [broken, next] = await Promise.all([send(order), send('next')])
      expect(broken).toBeNull()
      expect(next?.bytes.toString()).toBe(Buffer.from('next').toString())
    },
    70_000,
  )

  test('throws an error instead of reporting a broken file if no decoder process can be started', async () => {
    const decoders = openPictureDecoders({ script: await scriptOf('throw new Error("no binary")') })
    atEnd(decoders.close)
    await expect(decoders.rewrite({ memberId: 1, bytes: png(), large: false })).rejects.toThrow('no binary')
  })

  test('each of several pictures that are decoded at the same time is returned to its own sender', async () => {
    const decoders = openPictureDecoders()
    atEnd(decoders.close)
    const sizes = [300, 301, 302, 303, 304]
    const answers = await Promise.all(
      sizes.map((width) => decoders.rewrite({ memberId: 1, bytes: png({ width }), large: width % 2 === 0 })),
    )
    expect(answers.map((picture) => picture?.width)).toEqual(sizes)
  })

  test('a member’s single picture is decoded before the waiting pictures of a member who sent many', async () => {
    const send = await obedient()
    const order: string[] = []
    const sent = Array.from({ length: 16 }, (_, n) =>
      send('slow', 1).then(() => {
        order.push(`busy ${n}`)
      }),
    )
    await sent[0]
    await Promise.all([...sent, send('slow', 2).then(() => order.push('other'))])
    // When the picture of the other member arrived, one earlier picture was already decoded, and a second one was being
    // decoded. At most these two pictures may be finished before the picture of the other member.
    expect(order.indexOf('other')).toBeLessThanOrEqual(2)
  })

  test('a small picture is decoded while a large one is still in progress', async () => {
    const send = await obedient(1500)
    const hanging = send('hang', 1, true)
    expect((await send('small', 1, false))?.mime).toBe('image/png')
    expect(await hanging).toBeNull()
  })
})

describe('memory and time limits of decoding', () => {
  /** Decodes one picture in a new process. Returns the growth of the memory of this process in MB. */
  async function growthOf(bytes: Buffer): Promise<number> {
    const child = fork(new URL('./decoder-process.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
      env: { MALLOC_ARENA_MAX: '1' },
    })
    let startBytes = 0
    const { peakBytes, picture } = await new Promise<Extract<DecoderMessage, { type: 'done' }>>(
      (done, failed) => {
        child.once('exit', () => failed(new Error('the decoder was ended')))
        child.on('message', async (message: DecoderMessage) => {
          if (message.type === 'done') return done(message)
          startBytes = await memoryOf(child.pid, 'VmRSS')
          child.send({ size: bytes.length, mostGrowthMb: 1000 })
          child.stdin?.write(bytes)
        })
      },
    )
    const growth = Math.max(peakBytes, (await memoryOf(child.pid, 'VmHWM')) - startBytes)
    child.kill('SIGKILL')
    expect(picture).not.toBeNull()
    return growth / 1e6
  }
  /** Returns the present or the highest memory of a process as Linux counts it; 0 on other systems. */
  async function memoryOf(pid: number | undefined, name: 'VmRSS' | 'VmHWM'): Promise<number> {
    if (process.platform !== 'linux') return 0
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024
  }
  const photo = (width: number, height: number, chromaSubsampling = '4:2:0', progressive = true) =>
    jpeg(width, height, { quality: 30, progressive, chromaSubsampling })

  /** Creates the first bytes of a PNG up to its header, because the tests read only the header. */
  const headOfPng = (width: number, height: number, depth: number, color: number, interlaced = false) =>
    png({ width, height, form: [depth, color, 0, 0, interlaced ? 1 : 0], raw: Buffer.alloc(0) })
  /** Creates a small progressive JPG whose header claims another size. */
  async function headOfPhoto(width: number, height: number, chromaSubsampling: string) {
    const bytes = await photo(400, 300, chromaSubsampling)
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
    bytes.writeUInt16BE(height, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
    expect(imageHead(bytes)).toMatchObject({ width, height })
    return bytes
  }

  type Kind = readonly [name: string, make: () => Buffer | Promise<Buffer>]
  const kinds: Kind[] = [
    ['a PNG of 4,600 x 4,700 with 16 bits and opacity', () => blackPng(4600, 4700, 16, 6)],
    [
      'a JPG of 6 megapixels on its side',
      async () => withSegments(await photo(2820, 2120, '4:2:0', false), exif(6, '')),
    ],
    ['a PNG of 350,000 chunks', () => chunkyPng(350_000)],
    ['a progressive JPG of 13 megapixels', () => photo(4200, 3100)],
    ['a wide PNG with 16 bits and opacity', () => blackPng(5000, 4390, 16, 6)],
    ['a wide PNG with opacity', () => blackPng(8192, 4880, 8, 6)],
    ['a very wide PNG with 16 bits', () => blackPng(6800, 300, 16, 2)],
    ['a PNG of 6 megapixels with 16 bits', () => blackPng(4090, 1460, 16, 6)],
    ['a PNG of 6 megapixels on its side', () => blackPng(2440, 2440, 8, 2)],
    ['an interlaced PNG with 16 bits', () => blackPng(2230, 2230, 16, 6, true)],
    ['an interlaced grey PNG', () => blackPng(6320, 6320, 8, 0, true)],
    ['a JPG of 40 megapixels', () => photo(6320, 6320, '4:2:0', false)],
    ['a progressive JPG without subsampling', () => photo(2700, 2400, '4:4:4')],
    ['a small progressive JPG', () => photo(1600, 1600)],
  ]

  // Only one of the two decoder processes decodes large pictures, so that both together need less than 128 MB.
  test.each(kinds)(
    'decoding stays within the memory limit of the decoder process: %s',
    async (_kind, make) => {
      const bytes = await make()
      const head = imageHead(bytes)
      expect(isAcceptable(head)).toBe(true)
      const growth = await growthOf(bytes)
      expect(growth).toBeLessThan(isLarge(head) ? LARGE_GROWTH_MB : SMALL_GROWTH_MB)
    },
  )

  test.each([
    ['a progressive JPG of 40 megapixels', () => headOfPhoto(6320, 6320, '4:2:0')],
    ['a progressive JPG of 10 megapixels without subsampling', () => headOfPhoto(3650, 2920, '4:4:4')],
    ['an interlaced PNG of 36 megapixels', () => headOfPng(6000, 6000, 8, 2, true)],
    ['a PNG of 40 megapixels with 16 bits', () => headOfPng(6320, 6320, 16, 6)],
    ['a PNG with rows of 64 KB', () => headOfPng(8192, 300, 16, 6)],
    ['a PNG wider than 8,192 pixels', () => headOfPng(8193, 300, 8, 0)],
  ] as const)('refuses a picture after reading only its header: %s', async (_kind, make) => {
    expect(isAcceptable(imageHead(await make()))).toBe(false)
  })

  test('if the components of a JPG are in separate scans, the memory estimate counts the whole picture', async () => {
    const [plain, progressive] = [await photo(400, 300, '4:2:0', false), await photo(400, 300)]
    expect(imageHead(plain).wholeBytes).toBe(0)
    expect(imageHead(progressive).wholeBytes).toBe(400 * 300 * 1.5 * 2)
    const scan = plain.findIndex((byte, at) => byte === 0xff && plain[at + 1] === 0xda)
    plain[scan + 4] = 1
    expect(imageHead(plain).wholeBytes).toBe(400 * 300 * 1.5 * 2)
  })
})

describe('pixels of rewritten pictures', () => {
  test('keeps the exact color of every pixel of a small PNG', async () => {
    const rows = Buffer.alloc(300 * 961)
    for (let at = 0; at < rows.length; at++) rows[at] = at % 961 === 0 ? 0 : at % 251
    const bytes = png({ form: [8, 2, 0, 0, 0], raw: rows })
    const raw = (file: Uint8Array) => sharp(file).removeAlpha().raw().toBuffer()
    expect(await raw((await rewritePicture(bytes)).bytes)).toEqual(await raw(bytes))
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'rotates a picture with EXIF orientation %i upright',
    async (orientation) => {
      const corners = Buffer.alloc(320 * 300 * 3)
      for (let at = 0; at < 320 * 300; at++)
        corners.set([at % 320 < 160 ? 0 : 255, at < 320 * 150 ? 0 : 255, 128], at * 3)
      const plain = await sharp(corners, { raw: { width: 320, height: 300, channels: 3 } })
        .jpeg()
        .toBuffer()
      const turned = withSegments(plain, exif(orientation, ''))
      const { bytes, width, height } = await rewritePicture(turned)
      expect([width, height]).toEqual(orientation > 4 ? [300, 320] : [320, 300])
      const cornersOf = async (file: Uint8Array | Buffer) =>
        [...(await sharp(file).resize(2, 2, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer())].map(
          (value) => Math.round(value / 128),
        )
      expect(await cornersOf(bytes)).toEqual(await cornersOf(await sharp(turned).autoOrient().toBuffer()))
    },
  )

  test.each(['jpeg', 'png'] as const)(
    'removes the scanner’s resolution from a picture in the format %s',
    async (format) => {
      const scan = (density: number) =>
        sharp(png()).withMetadata({ density })[format]().toBuffer().then(rewritePicture)
      expect((await scan(611)).bytes).toEqual((await scan(300)).bytes)
    },
  )

  test('halves the width and height of a picture whose encoded file would be too large', async () => {
    const noise = randomBytes(1400 * 1400 * 3)
    const bytes = await sharp(noise, { raw: { width: 1400, height: 1400, channels: 3 } })
      .png()
      .toBuffer()
    expect(await rewritePicture(bytes)).toMatchObject({ mime: 'image/png', width: 700, height: 700 })
  })
})
