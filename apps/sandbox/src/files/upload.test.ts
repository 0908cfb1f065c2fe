import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { imageHead } from './image-head.ts'
import { blackPng, chunkyPng, exif, jpeg, png, pngChunk, segment, withSegments } from './test-images.ts'
import { type SentFile, upload } from './test-upload.ts'

const MARK = 'METADATA-51.5007N-0.1246W'
const HTML = Buffer.from(`<html><script>alert("${MARK}")</script></html>`)

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

describe('an accepted picture', () => {
  test('encodes an accepted picture again and stores it under a random name', async () => {
    const { code, data } = await send({ bytes: photo })
    expect(code).toBe(1)
    expect(data).toMatchObject({ mime: 'image/jpeg', width: 400, height: 300 })
    expect(data.url).toMatch(/^\/files\/[0-9a-f]{32}\.jpg$/)
    const bytes = await stored(data.url)
    expect(bytes.length).toBe(data.size)
    expect(bytes.equals(photo)).toBe(false)
  })

  test('rotates a picture by its EXIF orientation and removes all metadata, including the location', async () => {
    const turned = withSegments(
      photo,
      exif(6, MARK),
      segment(0xfe, HTML),
      segment(0xe2, Buffer.from(`ICC_PROFILE\0${MARK}`)),
    )
    const { data } = await send({ bytes: Buffer.concat([turned, HTML]) })
    expect(data).toMatchObject({ width: 300, height: 400 })
    const bytes = await stored(data.url)
    expect(bytes.includes('METADATA')).toBe(false)
    expect(bytes.includes('Exif')).toBe(false)
    expect(bytes.includes('<html')).toBe(false)
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  test('removes everything but the pixels from a PNG', async () => {
    const text = Buffer.from(`Comment\0${MARK}`)
    const packed = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000, 65))])
    const extra = [
      pngChunk('tEXt', text),
      pngChunk('zTXt', packed),
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
    for (const trace of ['METADATA', 'PK\x03\x04', 'tEXt', 'zTXt', 'eXIf', 'iCCP'])
      expect(bytes.includes(trace)).toBe(false)
  })

  test.each([
    ['interlaced', blackPng(320, 300, 8, 0, true)],
    ['one bit', blackPng(320, 300, 1, 0)],
    ['sixteen bits with opacity', blackPng(320, 300, 16, 6)],
    ['a palette', blackPng(320, 300, 8, 3)],
    ['350,000 empty chunks', chunkyPng(350_000)],
    ['unpacks to more than its pixels', png({ raw: Buffer.alloc(60_000_000) })],
  ] as const)('accepts an unusual PNG: %s', async (_kind, bytes) => {
    expect(await send({ bytes, name: 'a.png', type: 'image/png' })).toMatchObject({
      code: 1,
      data: { width: 320 },
    })
  })

  test('accepts two concurrent uploads over real connections, whatever the order of the form fields, and refuses a file of 20 MiB', async () => {
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
  ])(
    'accepts a JPG whose file name has a wrong extension, no extension or path parts: %s',
    async (name, type) => {
      const { data } = await send({ bytes: photo, name, type })
      expect(data).toMatchObject({
        mime: 'image/jpeg',
        url: expect.stringMatching(/^\/files\/[0-9a-f]{32}\.jpg$/),
      })
    },
  )

  test('reduces a large picture to half its width and height and not further, so that documents stay legible', async () => {
    const { data } = await send({ bytes: await jpeg(4000, 3000, { quality: 30 }) })
    expect(data).toMatchObject({ width: 2000, height: 1500 })
  })
})

describe('refused uploads', () => {
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
  /**
   * Creates a JPG with two frames of different sizes. A program that uses the first frame finds a different size
   * than a program that uses the last frame.
   */
  const twoFrames = () => {
    const at = photo.findIndex((byte, index) => byte === 0xff && photo[index + 1] === 0xc2)
    const length = photo.readUInt16BE(at + 2) + 2
    const second = frame(65_535, 65_535).subarray(at, at + length)
    return Buffer.concat([photo.subarray(0, at + length), second, photo.subarray(at + length)])
  }
  const commentBomb = () => {
    const text = deflateSync(Buffer.alloc(50_000_000, 65))
    return png({ extra: [pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), text]))] })
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
    ['an HTML page', () => ({ bytes: HTML }), 'FILE_TYPE'],
    ['a photo declared as text/html', () => ({ bytes: photo, type: 'text/html' }), 'FILE_TYPE'],
    ['a photo with NUL and .html in its name', () => ({ bytes: photo, name: 'a.jpg\0.html' }), 'FILE_TYPE'],
    ['a photo with .exe in its name', () => ({ bytes: photo, name: 'a.exe.png' }), 'FILE_TYPE'],
    ['pixels of 30,000 x 30,000', () => ({ bytes: bomb() }), 'VALIDATION'],
    ['a frame of 65,535 x 65,535', () => ({ bytes: frame(65_535, 65_535) }), 'VALIDATION'],
    ['a small frame in front of a frame of 65,535 x 65,535', () => ({ bytes: twoFrames() }), 'FILE_BROKEN'],
    ['a frame without height', () => ({ bytes: frame(400, 0) }), 'FILE_BROKEN'],
    ['a PNG of 300 x 133,000', () => ({ bytes: blackPng(300, 133_000, 8, 0) }), 'VALIDATION'],
    ['an interlaced PNG of 6,000 x 6,000', () => ({ bytes: blackPng(6000, 6000, 8, 2, true) }), 'VALIDATION'],
    ['a small picture', () => ({ bytes: png({ width: 299 }) }), 'VALIDATION'],
    ['half a JPG', () => ({ bytes: cut(photo, 0.5) }), 'FILE_BROKEN'],
    ['half a PNG', () => ({ bytes: cut(png(), 0.5) }), 'FILE_BROKEN'],
    ['a JPG that is only a head', () => ({ bytes: photo.subarray(0, 20) }), 'FILE_BROKEN'],
    ['a PNG that is only a head', () => ({ bytes: png().subarray(0, 33) }), 'FILE_BROKEN'],
    ['a PNG with a comment that unpacks to 50 MB', () => ({ bytes: commentBomb() }), 'FILE_BROKEN'],
    ['a PNG that unpacks to less', () => ({ bytes: png({ raw: Buffer.alloc(1000) }) }), 'FILE_BROKEN'],
    [
      '5 MiB and a byte',
      () => ({ bytes: Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 + 1 - photo.length)]) }),
      'FILE_TOO_LARGE',
    ],
    ['20 MiB', () => ({ bytes: Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)]) }), 'FILE_TOO_LARGE'],
  ]
  test.each(cases)('refuses %s and stores no file', async (_what, make, error) => {
    const before = await names()
    const { status, data, code } = await send(await make())
    expect({ status, error: data.error }).toEqual({ status: 200, error })
    if (error === 'FILE_TOO_LARGE')
      expect({ code, params: data.params }).toEqual({ code: 5842, params: { max_bytes: 5_242_880 } })
    expect(await names()).toEqual(before)
  })

  test('accepts a file of exactly 5 MiB', async () => {
    const bytes = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.length)])
    expect(await send({ bytes })).toMatchObject({ code: 1 })
  })

  test('refuses an upload request without a picture, with an invalid form, with an unknown purpose (`scene`) or without a token', async () => {
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

  test('refuses a form with a file for a call that expects none', async () => {
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/data/api.user/getMemberInfo',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...token },
      payload: '--x--',
    })
    expect(reply.statusCode).toBe(415)
  })
})

test('limits the pictures that a member can store to ten a day', async () => {
  const other = await testSandbox({ bots: false })
  const mine = await other.signIn()
  const one = () => upload(other, mine, { bytes: png(), name: 'a.png', type: 'image/png' })
  for (let n = 0; n < 10; n++) expect((await one()).code).toBe(1)
  expect((await one()).data).toMatchObject({ error: 'TOO_MANY_REQUESTS', params: { retry_after: 14 * 3600 } })
  other.skip(14 * 3_600_000)
  expect(imageHead(png()).mime).toBe('image/png')
  const again = await other.signIn()
  expect((await upload(other, again, { bytes: png(), name: 'a.png', type: 'image/png' })).code).toBe(1)
})

test('while sixteen slow uploads from two networks wait, an upload from a third network need not wait for all of them', {
  tags: 'deep',
}, async () => {
  const other = await testSandbox({ control: true })
  const slow = blackPng(1800, 1800, 16, 6)
  const [mine, ...members] = await Promise.all(
    Array.from({ length: 9 }, async () => (await other.newMember()).token),
  )
  let answered = 0
  const flood = [1, 2].flatMap(() =>
    members.map(async (theirs, n) => {
      const file = { bytes: slow, type: 'image/png', name: 'a.png' }
      expect((await upload(other, theirs, file, n % 2 === 0 ? '10.0.0.1' : '10.0.0.2')).code).toBe(1)
      answered += 1
    }),
  )
  expect((await upload(other, mine!, { bytes: photo }, '10.0.0.3')).code).toBe(1)
  // The decoders may decode one picture of each of the eight flooding members first. The decoding time of a member is
  // counted only when a picture is complete. Some of these members may therefore get a second picture decoded.
  expect(answered).toBeLessThan(13)
  await Promise.all(flood)
})
