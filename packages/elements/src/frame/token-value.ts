/**
 * Names of the `--bl-*` properties that the host page may pass to a frame: colors, radii, shadows, fonts and
 * font sizes. Colors of QR codes and properties that could hide content are excluded.
 */
export const tokenNames: readonly string[] = [
  'hue surface-0 surface-1 surface-2 surface-3 raised line line-strong text text-muted text-faint',
  'accent accent-soft on-accent green green-soft green-solid on-green red red-soft red-solid on-red',
  'blue blue-soft blue-solid on-blue orange orange-soft orange-solid on-orange',
  'up up-soft up-solid on-market down down-soft down-solid on-down error warn warn-soft mark',
  'overlay backdrop shadow ring radius-s radius-m radius-l radius-round font',
  'size-xs size-s size-m size-l size-xl size-2xl size-3xl size-4xl',
]
  .join(' ')
  .split(' ')
  .map((name) => `--bl-${name}`)

const known = new Set(tokenNames)

/**
 * CSS functions that the value of a property may use. They compute colors and lengths; none of them loads a
 * resource or reads attributes.
 */
const functions = /^(light-dark|color-mix|color|oklch|oklab|lab|lch|hsla?|hwb|rgba?|var|calc|min|max|clamp)$/i

/**
 * Returns true for a font size in the readable range. A smaller size would hide figures, a larger one would
 * overflow the frame.
 */
function isSize(text: string): boolean {
  const px = /^(\d{1,2}(?:\.\d{1,3})?)px$/.exec(text)?.[1]
  return px !== undefined && Number(px) >= 9 && Number(px) <= 64
}

/**
 * Returns true if the frame may set this property to this value, which comes from the host page. The function does not
 * check that the member can read the frame in the given colors; this is checked inside the frame
 * (inside/host-colours.ts).
 */
export function isTokenValue(name: string, value: unknown): value is string {
  if (!known.has(name) || typeof value !== 'string' || value === '' || value.length > 240) return false
  if (name.startsWith('--bl-size-')) return isSize(value)
  if (!/^[\w\s#%.,()+*/"'-]+$/.test(value) || value.includes('/*')) return false
  return [...value.matchAll(/([\w-]*)\(/g)].every(
    ([, called = '']) => called === '' || functions.test(called),
  )
}
