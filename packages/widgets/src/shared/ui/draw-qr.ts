/** The modules (squares) of a QR code; the value 1 is a dark module. */
export type QrModules = { size: number; data: Uint8Array }
export type QrColours = { ink: string; paper: string }

/** Number of blank modules around a QR code on each side, which the standard requires. */
const QUIET = 4

/** Returns the modules of a text's QR code. The library is loaded with the first code. */
export async function qrModules(content: string): Promise<QrModules> {
  const { default: library } = await import('qrcode')
  const { size, data } = library.create(content, { errorCorrectionLevel: 'M' }).modules
  return { size, data }
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
