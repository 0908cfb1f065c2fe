import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Qr } from './qr.tsx'

const address = 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs'

/** Reads the modules of a drawn QR code at their centers; true is a dark module. */
function readModules(canvas: HTMLCanvasElement): boolean[][] {
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  // A text of 34 characters at level M needs version 3, which has 29 modules per side. The quiet zone adds 4
  // modules on each side.
  const side = 29 + 8
  const scale = canvas.width / side
  const isDark = (row: number, column: number) =>
    data[4 * (Math.floor((row + 0.5) * scale) * canvas.width + Math.floor((column + 0.5) * scale))]! < 128
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => isDark(row, column)),
  )
}

test.each(['dark', 'light'])(
  'a QR code is drawn in whole modules, dark on light, in the %s theme',
  async (theme) => {
    const { host } = await renderKit(<Qr content={address} label={`Address ${address}`} size={164} />)
    host.dataset.blTheme = theme
    const image = browser.getByRole('img', { name: `Address ${address}` })
    await expect.element(image).toBeVisible()
    const canvas = image.element() as HTMLCanvasElement
    await expect.poll(() => canvas.width % 37).toBe(0)
    expect(canvas.width).toBeGreaterThanOrEqual(164)
    const modules = readModules(canvas)
    // Four blank modules surround the QR code, and three of its corners have a finder pattern.
    expect(modules[3]!.some(Boolean)).toBe(false)
    const ring = (row: number, column: number) =>
      modules[row]!.slice(column, column + 7).every(Boolean) &&
      !modules[row + 1]!.slice(column + 1, column + 6).some(Boolean)
    expect([ring(4, 4), ring(4, 26), ring(26, 4), ring(26, 26)]).toEqual([true, true, true, false])
  },
)

test('draws different QR codes for different contents', async () => {
  const { host } = await renderKit(<Qr content="first" label="First" />)
  const { host: second } = await renderKit(<Qr content="other" label="Other" />)
  await expect.element(browser.getByRole('img', { name: 'Other' })).toBeVisible()
  await expect.element(browser.getByRole('img', { name: 'First' })).toBeVisible()
  const picture = (at: HTMLElement) => at.querySelector('canvas')!.toDataURL()
  await expect.poll(() => picture(host)).not.toBe(picture(second))
})
