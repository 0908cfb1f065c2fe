import { useMemo } from 'react'
import { lazyCode, useLazyCode } from './lazy-part.tsx'

/** The modules (squares) of a QR code; the value 1 is a dark module. */
export type QrModules = { size: number; data: Uint8Array }
export type QrColours = { ink: string; paper: string }

/** Number of blank modules around a QR code on each side, which the standard requires. */
const QUIET = 4

const qrLibrary = lazyCode(() => import('qrcode').then((loaded) => loaded.default))

/**
 * Returns the modules of a text's QR code; null while the library loads. The library is loaded when the first code is
 * shown.
 */
export function useQrModules(content: string): QrModules | null {
  const library = useLazyCode(qrLibrary, true)
  return useMemo(() => {
    if (!library) return null
    const { size, data } = library.create(content, { errorCorrectionLevel: 'M' }).modules
    return { size, data }
  }, [library, content])
}

/**
 * Draws a QR code that is at least `atLeastPx` wide. Each module is a whole number of pixels wide, because
 * scanners do not read fractional modules reliably.
 */
export function drawQr(
  canvas: HTMLCanvasElement,
  { size, data }: QrModules,
  atLeastPx: number,
  to: QrColours,
) {
  const side = size + 2 * QUIET
  const scale = Math.max(1, Math.ceil(atLeastPx / side))
  canvas.width = side * scale
  canvas.height = side * scale
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = to.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = to.ink
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!data[row * size + column]) continue
      context.fillRect((column + QUIET) * scale, (row + QUIET) * scale, scale, scale)
    }
  }
}
