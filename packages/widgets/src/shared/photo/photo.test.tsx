import { describe, expect, it } from 'vitest'
import { pictureFile } from '../../testing/picture-file.ts'
import { siteSettings } from '../../testing/site-settings.ts'
import { openPhoto, turnPhoto } from './photo.ts'

const bounds = siteSettings().upload

const file = (width: number, height: number, type: 'image/jpeg' | 'image/png', name = 'card') =>
  pictureFile(width, height, { type, name })

const colour = (canvas: HTMLCanvasElement, x: number, y: number) => [
  ...canvas.getContext('2d')!.getImageData(x, y, 1, 1).data.slice(0, 3),
]

describe('photo', () => {
  it.each(['image/jpeg', 'image/png'] as const)(
    'a file of type %s can be opened even if its name has another extension',
    async (type) => {
      const { canvas, blob, name } = await openPhoto(await file(640, 400, type, 'scan.txt'))
      expect([canvas.width, canvas.height, blob.type, name]).toEqual([640, 400, 'image/jpeg', 'scan.txt'])
    },
  )

  it('a large photo is reduced to 2,000 px, and a small one is not enlarged', async () => {
    const { canvas, blob } = await openPhoto(await file(3200, 1600, 'image/jpeg'), bounds)
    expect([canvas.width, canvas.height]).toEqual([2000, 1000])
    const sent = await createImageBitmap(blob)
    expect([sent.width, sent.height]).toEqual([2000, 1000])
  })

  it('a photo can be rotated clockwise by a quarter turn', async () => {
    const turned = await turnPhoto(await openPhoto(await file(600, 400, 'image/png')))
    expect([turned.canvas.width, turned.canvas.height]).toEqual([400, 600])
    // The left side of the original picture is now on top, because the picture was rotated. Transparent pixels
    // have become white.
    expect(colour(turned.canvas, 200, 100)).toEqual([200, 20, 20])
    expect(colour(turned.canvas, 200, 500)).toEqual([255, 255, 255])
  })

  it.each([
    ['a GIF with the file name of a JPEG', () => new File(['GIF89a..........'], 'card.jpg'), 'FILE_TYPE'],
    ['an empty file', () => new File([], 'card.jpg'), 'FILE_TYPE'],
    [
      'a truncated JPEG',
      () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])], 'card.jpg'),
      'FILE_BROKEN',
    ],
    ['a picture whose shorter side has 299 px', () => file(900, 299, 'image/jpeg'), 'TOO_SMALL'],
    [
      'a long picture whose shorter side is too small after the reduction',
      () => file(4000, 500, 'image/jpeg'),
      'TOO_NARROW',
    ],
  ])('rejects %s', async (_what, make, name) => {
    await expect(openPhoto(await make(), bounds)).rejects.toMatchObject({ name })
  })

  it('checks files against the formats and the size limits that the operator has set', async () => {
    const png = await file(640, 400, 'image/png')
    const jpegOnly = { ...bounds, formats: ['image/jpeg' as const] }
    await expect(openPhoto(png, jpegOnly)).rejects.toMatchObject({ name: 'FILE_TYPE' })
    await expect(openPhoto(png, { ...bounds, min_side: 401 })).rejects.toMatchObject({ name: 'TOO_SMALL' })
    const { canvas } = await openPhoto(png, { ...bounds, max_side: 320, min_side: 200 })
    expect([canvas.width, canvas.height]).toEqual([320, 200])
    await expect(openPhoto(png, { ...bounds, max_bytes: 100 })).rejects.toMatchObject({
      name: 'FILE_TOO_LARGE',
      params: { max_bytes: 100 },
    })
  })
})
