/**
 * Returns the current colors of style tokens at an element as `rgba()` in sRGB. A canvas cannot use custom
 * properties, and chart libraries cannot parse oklch.
 */
export function readColours<Name extends `--bl-${string}`>(
  at: Element,
  names: readonly Name[],
): Record<Name, string> {
  const probe = at.ownerDocument.createElement('span')
  probe.style.display = 'none'
  at.append(probe)
  const context = at.ownerDocument.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colours = {} as Record<Name, string>
  // With forced colors the computed text color of every element is that of the system, also for a token of a surface. A
  // canvas would then draw texts in the color of their background.
  const isForced = matchMedia('(forced-colors: active)').matches
  for (const name of names) {
    probe.style.color = isForced && name.startsWith('--bl-surface') ? 'Canvas' : `var(${name})`
    colours[name] = context ? toRgba(context, getComputedStyle(probe).color) : ''
  }
  probe.remove()
  return colours
}

function toRgba(context: CanvasRenderingContext2D, colour: string): string {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  return `rgba(${red}, ${green}, ${blue}, ${(alpha / 255).toFixed(3)})`
}
