/** The colors of the system that replace tokens with forced colors, by the beginning of the token's name. */
const systemColours = [
  ['--bl-surface', 'Canvas'],
  ['--bl-down', 'LinkText'],
] as const

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
  // With forced colors the computed text color of every element is that of the system. A canvas would then draw texts in
  // the color of their background, and falling candles like rising ones. So these tokens get other colors of the system.
  const isForced = matchMedia('(forced-colors: active)').matches
  for (const name of names) {
    const [, forced] = (isForced && systemColours.find(([start]) => name.startsWith(start))) || []
    probe.style.color = forced ?? `var(${name})`
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
