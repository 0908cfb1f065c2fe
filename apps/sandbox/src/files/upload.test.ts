import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { imageHead } from './image-head.ts'
import { exif, jpeg, png, pngChunk, segment, withSegments } from './test-images.ts'
import { type SentFile, upload } from './test-upload.ts'

const PLANTED = 'PLANTED-51.5007N-0.1246W'
const HTML = Buffer.from(`<html><script>alert("${PLANTED}")</script></html>`)

let sandbox: TestSandbox
let token: Record<string, string>
let photo: Buffer
beforeAll(async () => {
  sandbox = await testSandbox({ uploadsPerDay: 1000 })
  token = await sandbox.signIn()
  photo = await jpeg()
})
const send = (file: SentFile) => upload(sandbox, token, file)
const stored = (url: string) => readFile(join(sandbox.exchange().settings.dataDir, url))
const names = () => readdir(join(sandbox.exchange().settings.dataDir, 'files')).catch(() => [])

describe('a picture is stored', () => {
  test('written anew, under a name of chance', async () => {
    const { code, data } = await send({ bytes: photo })
    expect(code).toBe(1)
    expect(data).toMatchObject({ mime: 'image/jpeg', width: 400, height: 300 })
    expect(data.url).toMatch(/^\/files\/[0-9a-f]{32}\.jpg$/)
    const bytes = await stored(data.url)
    expect(bytes.length).toBe(data.size)
    expect(bytes.equals(photo)).toBe(false)
  })

  test('turned as its EXIF says, without the place it was taken at', async () => {
    const turned = withSegments(
      photo,
      exif(6, PLANTED),
      segment(0xfe, HTML),
      segment(0xe2, Buffer.from(`ICC_PROFILE\0${PLANTED}`)),
    )
    const { data } = await send({ bytes: Buffer.concat([turned, HTML]) })
    expect(data).toMatchObject({ width: 300, height: 400 })
    const bytes = await stored(data.url)
    expect(bytes.includes('PLANTED')).toBe(false)
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes('<html')).toBe(false)
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  test('a PNG keeps its pixels and nothing else', async () => {
    const text = Buffer.from(`Comment\0${PLANTED}`)
    const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 65))])
    const extra = [
      pngChunk('tEXt', text),
      pngChunk('zTXt', bomb),
      pngChunk('eXIf', text),
      pngChunk('iCCP', text),
    ]
    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), HTML, Buffer.from('PK\x05\x06')])
    const { data } = await send({ bytes: png({ extra, trailing: zip }), name: 'a.png', type: 'image/png' })
    expect(data).toMatchObject({ mime: 'image/png', width: 320, height: 300 })
    const bytes = await stored(data.url)
    expect(bytes).toEqual(
      await stored((await send({ bytes: png(), name: 'b.png', type: 'image/png' })).data.url),
    )
    for (const trace of ['PLANTED', 'PK', 'tEXt', 'zTXt', 'eXIf', 'iCCP'])
      expect(bytes.includes(trace)).toBe(false)
  })

  test.each([
    ['interlaced', { form: [8, 0, 0, 0, 1], raw: interlaced(320, 300) }],
    ['one bit', { form: [1, 0, 0, 0, 0], raw: Buffer.alloc(300 * 41) }],
    ['sixteen bits with opacity', { form: [16, 6, 0, 0, 0], raw: Buffer.alloc(300 * (320 * 8 + 1)) }],
    [
      'a palette',
      {
        form: [8, 3, 0, 0, 0],
        extra: [pngChunk('PLTE', Buffer.alloc(768)), pngChunk('tRNS', Buffer.alloc(4))],
      },
    ],
  ] as const)('PNG: %s', async (_kind, options) => {
    const bytes = png(options as Parameters<typeof png>[0])
    expect(await send({ bytes, name: 'a.png', type: 'image/png' })).toMatchObject({
      code: 1,
      data: { width: 320 },
    })
  })

  test('over a socket, as a browser sends it, two at once', async () => {
    const one = async (order: [string, string | Blob][]) => {
      const form = new FormData()
      for (const [name, value] of order) form.append(name, value)
      const reply = await fetch(`${sandbox.url}/data/api.upload/file`, {
        method: 'POST',
        headers: token,
        body: form,
      })
      return reply.json()
    }
    const file = new File([new Uint8Array(photo)], 'front.jpg', { type: 'image/jpeg' })
    const [first, second] = await Promise.all([
      one([
        ['file', file],
        ['scene', 'kyc'],
      ]),
      one([
        ['scene', 'kyc'],
        ['file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' })],
      ]),
    ])
    expect([first, second]).toMatchObject([{ code: 1 }, { code: 1 }])
    const many = new File([new Uint8Array(20 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' })
    expect(
      await one([
        ['file', many],
        ['scene', 'kyc'],
      ]),
    ).toMatchObject({ data: { error: 'FILE_TOO_LARGE' } })
  })

  test.each([
    ['photo.png', 'image/png'],
    ['photo', 'application/octet-stream'],
    ['..%2f..%2fetc%2fpasswd.jpg', 'image/jpeg'],
    ['../../main.jpg', 'image/jpeg'],
  ])('its name does not matter: %s', async (name, type) => {
    const { data } = await send({ bytes: photo, name, type })
    expect(data).toMatchObject({
      mime: 'image/jpeg',
      url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.jpg$/),
    })
  })

  test('a large one is halved until a document is just legible', async () => {
    const { data } = await send({ bytes: await jpeg(4000, 3000, { quality: 30 }) })
    expect(data).toMatchObject({ width: 2000, height: 1500 })
  })
})

function interlaced(width: number, height: number): Buffer {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ]
  const length = passes.reduce(
    (sum, [x = 0, y = 0, dx = 1, dy = 1]) =>
      sum + Math.ceil((height - y) / dy) * (Math.ceil((width - x) / dx) + 1),
    0,
  )
  return Buffer.alloc(length)
}

describe('is refused, and nothing is stored', () => {
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
  const frame = (width: number, height: number) => {
    const changed = Buffer.from(photo)
    const at = changed.findIndex(
      (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(changed[index + 1] ?? 0),
    )
    changed.writeUInt16BE(height, at + 5)
    changed.writeUInt16BE(width, at + 7)
    return changed
  }
  /** What reads the first frame and what reads the last one would disagree. */
  const twoFrames = () => {
    const at = photo.findIndex((byte, index) => byte === 0xff && photo[index + 1] === 0xc2)
    const length = photo.readUInt16BE(at + 2) + 2
    const second = frame(65_535, 65_535).subarray(at, at + length)
    return Buffer.concat([photo.subarray(0, at + length), second, photo.subarray(at + length)])
  }
  const bomb = () =>
    png({ width: 30_000, height: 30_000, form: [1, 0, 0, 0, 0], raw: Buffer.alloc(30_000 * 3751) })
  const cases: [string, () => SentFile | Promise<SentFile>, string][] = [
    ['an empty file', () => ({ bytes: Buffer.alloc(0) }), 'FILE_BROKEN'],
    [
      'SVG as PNG',
      () => ({
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        name: 'a.png',
        type: 'image/png',
      }),
      'FILE_TYPE',
    ],
    [
      'GIF',
      () => ({ bytes: Buffer.from('GIF89a\x01\x00\x01\x00'), name: 'a.gif', type: 'image/gif' }),
      'FILE_TYPE',
    ],
    ['GIF as JPG', () => ({ bytes: Buffer.from('GIF89a\x01\x00\x01\x00') }), 'FILE_TYPE'],
    ['a page', () => ({ bytes: HTML }), 'FILE_TYPE'],
    ['a photo that calls itself a page', () => ({ bytes: photo, type: 'text/html' }), 'FILE_TYPE'],
    ['a photo with a name of two faces', () => ({ bytes: photo, name: 'a.jpg\0.html' }), 'FILE_TYPE'],
    ['a photo with a program in its name', () => ({ bytes: photo, name: 'a.exe.png' }), 'FILE_TYPE'],
    ['pixels of 30,000 x 30,000', () => ({ bytes: bomb() }), 'VALIDATION'],
    ['a frame of 65,535 x 65,535', () => ({ bytes: frame(65_535, 65_535) }), 'VALIDATION'],
    ['a small frame in front of a frame of 65,535 x 65,535', () => ({ bytes: twoFrames() }), 'FILE_BROKEN'],
    ['a frame without height', () => ({ bytes: frame(400, 0) }), 'FILE_BROKEN'],
    ['a small picture', () => ({ bytes: png({ width: 299 }) }), 'VALIDATION'],
    ['half a JPG', () => ({ bytes: cut(photo, 0.5) }), 'FILE_BROKEN'],
    ['half a PNG', () => ({ bytes: cut(png(), 0.5) }), 'FILE_BROKEN'],
    ['a JPG that is only a head', () => ({ bytes: photo.subarray(0, 20) }), 'FILE_BROKEN'],
    ['a PNG that is only a head', () => ({ bytes: png().subarray(0, 33) }), 'FILE_BROKEN'],
    [
      'a PNG that unpacks to more than it says',
      () => ({ bytes: png({ raw: Buffer.alloc(60_000_000) }) }),
      'FILE_BROKEN',
    ],
    ['a PNG that unpacks to less', () => ({ bytes: png({ raw: Buffer.alloc(1000) }) }), 'FILE_BROKEN'],
    [
      '5 MiB and a byte',
      () => ({ bytes: Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 + 1 - photo.length)]) }),
      'FILE_TOO_LARGE',
    ],
    ['20 MiB', () => ({ bytes: Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)]) }), 'FILE_TOO_LARGE'],
  ]
  test.each(cases)('%s', async (_what, make, error) => {
    const before = await names()
    const { status, data, code } = await send(await make())
    expect({ status, error: data.error }).toEqual({ status: 200, error })
    if (error === 'FILE_TOO_LARGE')
      expect({ code, params: data.params }).toEqual({ code: 5842, params: { max_bytes: 5_242_880 } })
    expect(await names()).toEqual(before)
  })

  test('exactly 5 MiB is taken', async () => {
    const bytes = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.length)])
    expect(await send({ bytes })).toMatchObject({ code: 1 })
  })

  test('without a picture, with two, with another scene, without a token', async () => {
    const call = (payload: Buffer | string, type: string, headers = token) =>
      sandbox.app
        .inject({
          method: 'POST',
          url: '/data/api.upload/file',
          headers: { 'content-type': type, ...headers },
          payload,
        })
        .then((reply) => ({ status: reply.statusCode, ...reply.json() }))
    expect(await call('{"file":"x","scene":"kyc"}', 'application/json')).toMatchObject({
      data: { fields: { file: 'REQUIRED' } },
    })
    expect(await call('{}', 'application/json')).toMatchObject({ data: { error: 'VALIDATION' } })
    expect(await call('nothing', 'multipart/form-data')).toMatchObject({
      status: 200,
      data: { error: 'VALIDATION' },
    })
    expect(await call('nothing', 'multipart/form-data; boundary=x')).toMatchObject({
      status: 200,
      data: { error: 'VALIDATION' },
    })
    expect(await send({ bytes: photo, scene: 'passport' })).toMatchObject({
      data: { fields: { scene: 'ENUM' } },
    })
    expect(await call('nothing', 'multipart/form-data; boundary=x', {})).toMatchObject({ code: 4001 })
  })

  test('a form where no form is taken', async () => {
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/data/api.user/getMemberInfo',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...token },
      payload: '--x--',
    })
    expect(reply.statusCode).toBe(415)
  })
})

test('ten a day and member', async () => {
  const other = await testSandbox()
  const mine = await other.signIn()
  const one = () => upload(other, mine, { bytes: png(), name: 'a.png', type: 'image/png' })
  for (let n = 0; n < 10; n++) expect((await one()).code).toBe(1)
  expect((await one()).data).toMatchObject({ error: 'TOO_MANY_REQUESTS', params: { retry_after: 14 * 3600 } })
  await other.clock.advance(14 * 3_600_000)
  expect(imageHead(png()).mime).toBe('image/png')
  const again = await other.signIn()
  expect((await upload(other, again, { bytes: png(), name: 'a.png', type: 'image/png' })).code).toBe(1)
})
