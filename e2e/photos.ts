import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export type Upload = { name: string; mimeType: string; buffer: Buffer }

const table = Array.from({ length: 256 }, (_, at) => {
  let value = at
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Returns a valid PNG file of one color. */
export function pngPhoto(width = 640, height = 400, name = 'front.png'): Upload {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0xb4)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat(parts) }
}

/** Returns a valid JPEG file that the browser has drawn: a card with lines on it. */
export async function jpegPhoto(page: Page, width = 1200, height = 760, name = 'back.jpg'): Promise<Upload> {
  const bytes = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')!
      context.fillStyle = '#9fb0bb'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#5b7fae'
      context.fillRect(0, 0, width, height / 7)
      context.fillStyle = '#3f4a5c'
      for (let line = 0; line < 5; line++)
        context.fillRect(width / 3, (0.3 + line * 0.12) * height, width / 2, 14)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    [width, height] as const,
  )
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(bytes) }
}

/** A GIF file whose name and type claim another format. */
export const falseJpeg: Upload = {
  name: 'card.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}
