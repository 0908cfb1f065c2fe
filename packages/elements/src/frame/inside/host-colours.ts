import type { MarketColours, Theme } from '@bourselet/widgets'
import { tokenNames } from '../token-value.ts'

/** Minimum contrast of text and muted text on their surfaces, and of the text on a solid fill. */
const TEXT_CONTRAST = 3
/** Minimum contrast of less important texts, and of colored texts such as profits and errors. */
const MARK_CONTRAST = 1.5
/**
 * Limits in px for the offsets, blur and spread of a CSS shadow. `LONGEST_SHADOW_PX` applies to each shadow in the list
 * of the property. A shadow that stays within `LONGEST_LINE_PX`, such as a focus ring, may be opaque.
 */
const LONGEST_SHADOW_PX = 64
const LONGEST_LINE_PX = 8
/** Maximum sum of the opacities of all layers of a shadow. */
const DARKEST_SHADOW = 0.6

/** Names of fonts that draw symbols in place of letters and digits. */
const symbolFonts =
  /dings\b|dingbat|\bsymbol|ornament|marlett|\bicons?\b|mt extra|\bblank|barcode|braille|redacted/i

const isLength = (name: string) => /^--bl-(size|radius)-/.test(name)
const shadows = ['--bl-shadow', '--bl-ring']
/** Names of the style properties of the host page whose values are colors. */
const colours = tokenNames.filter(
  (name) => !isLength(name) && !shadows.includes(name) && name !== '--bl-hue' && name !== '--bl-font',
)

const short = (names: string) => names.split(' ').map((name) => `--bl-${name}`)
const surfaces = short('surface-0 surface-1 surface-2 surface-3 raised overlay')
const softFills = short('accent-soft green-soft red-soft blue-soft orange-soft up-soft down-soft warn-soft')
const marks = short('text-faint accent green red blue orange up down error warn')
/** Pairs of names: the property of a text color, and the property of the solid fill behind that text. */
const solidFills = [
  'on-accent accent',
  'on-green green-solid',
  'on-red red-solid',
  'on-blue blue-solid',
  'on-orange orange-solid',
  'on-market up-solid',
  'on-down down-solid',
].map(short) as [string, string][]

/** A color in sRGB: red, green and blue from 0 to 255, alpha from 0 to 1. */
type Rgba = readonly [number, number, number, number]

/** Resolves colors to sRGB by drawing them, so that the browser parses every notation. */
function createResolver(): (colour: string) => Rgba {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  return (colour) => {
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = 'transparent'
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue, alpha / 255]
  }
}

/** Returns the color that appears if `top` is drawn over the opaque color `bottom`. */
function over([red, green, blue, alpha]: Rgba, bottom: Rgba): Rgba {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha)
  return [mix(red, bottom[0]), mix(green, bottom[1]), mix(blue, bottom[2]), 1]
}

/** Returns the relative luminance of a color (WCAG 2.2). */
function luminance([red, green, blue]: Rgba): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast of a text on an opaque color (WCAG 2.2), from 1 to 21. */
function contrast(text: Rgba, ground: Rgba): number {
  const [one, other] = [luminance(over(text, ground)), luminance(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Returns the reasons why a member could not read a frame in these colors; an empty list if it is readable. */
function findFaults(colourOf: ReadonlyMap<string, Rgba>): string[] {
  const faults = surfaces
    .filter((name) => colourOf.has(name) && colourOf.get(name)![3] < 1)
    .map((name) => `${name} is not opaque`)
  const card = colourOf.get('--bl-surface-1')
  if (faults.length > 0 || !card) return faults
  const compare = (text: string, fill: string, least: number) => {
    const [ink, ground] = [colourOf.get(text), colourOf.get(fill)]
    if (!ink || !ground) return
    const found = contrast(ink, over(ground, card))
    if (found < least)
      faults.push(`${text} on ${fill} has a contrast of ${found.toFixed(1)}, less than ${least}`)
  }
  for (const fill of [...surfaces, ...softFills]) compare('--bl-text', fill, TEXT_CONTRAST)
  for (const fill of surfaces) compare('--bl-text-muted', fill, TEXT_CONTRAST)
  for (const [text, fill] of solidFills) compare(text, fill, TEXT_CONTRAST)
  for (const mark of marks)
    for (const fill of ['--bl-surface-1', '--bl-surface-2', `${mark}-soft`])
      compare(mark, fill, MARK_CONTRAST)
  return faults
}

/** Returns true if a computed `box-shadow` is short and pale enough to hide nothing beside or inside its element. */
function isShadow(computed: string, resolve: (colour: string) => Rgba): boolean {
  if (computed === 'none') return true
  let opacity = 0
  for (const layer of computed.split(/,\s*(?![^()]*\))/)) {
    const [, colour, lengths] = /^(.+?)((?: -?[\d.]+px){3,4})$/.exec(layer) ?? []
    // The regular expression does not match `inset` shadows, so they are refused. The browser would draw such a shadow
    // over the background of the element itself.
    if (!colour || !lengths) return false
    const longest = Math.max(...lengths.match(/[\d.]+/g)!.map(Number))
    if (longest > LONGEST_SHADOW_PX) return false
    if (longest > LONGEST_LINE_PX) opacity += resolve(colour)[3]
  }
  return opacity <= DARKEST_SHADOW
}

/** The theme of the widgets in the frame; undefined if they follow the color scheme of the body. */
export interface FrameTheme {
  theme: Theme | undefined
  marketColours: MarketColours | undefined
}

/**
 * Sets the style properties of the host page on the root element. The browser resolves the colors before they are set,
 * so each color is the same in all widgets. If the colors would make the frame unreadable, none of them is set. Symbol
 * fonts, and shadows that would hide content, are not set either. Returns the reasons why properties were not set.
 */
export function applyTokens(tokens: Record<string, string>, { theme, marketColours }: FrameTheme): string[] {
  const root = document.documentElement
  const { style } = root
  const remove = (names: readonly string[]) => {
    for (const name of names) style.removeProperty(name)
  }
  remove(tokenNames)
  const probe = document.createElement('div')
  probe.className = 'bl-root'
  if (theme) probe.dataset.blTheme = theme
  if (marketColours) probe.dataset.blMarket = marketColours
  probe.style.display = 'none'
  document.body.append(probe)
  const computed = getComputedStyle(probe)
  const resolve = createResolver()
  /** Returns the color of a property as CSS. It is transparent if the value of the property is no color. */
  const colourOf = (name: string) => {
    probe.style.backgroundColor = `var(${name})`
    return computed.backgroundColor
  }
  // Some color properties get their default when the first control of the page, such as a button, loads its styles.
  // Until then, no control uses them. A property without a default is therefore checked only if the host page sets it.
  const used = colours.filter((name) => Object.hasOwn(tokens, name) || computed.getPropertyValue(name) !== '')
  for (const name of tokenNames) if (tokens[name] !== undefined) style.setProperty(name, tokens[name])

  const found = new Map(used.map((name) => [name, colourOf(name)]))
  const faults = findFaults(new Map([...found].map(([name, colour]) => [name, resolve(colour)])))
  if (faults.length > 0) remove([...colours, '--bl-hue', ...shadows])
  else for (const [name, colour] of found) if (Object.hasOwn(tokens, name)) style.setProperty(name, colour)

  for (const name of shadows) {
    if (!style.getPropertyValue(name)) continue
    probe.style.boxShadow = `var(${name})`
    if (isShadow(computed.boxShadow, resolve)) style.setProperty(name, computed.boxShadow)
    else {
      remove([name])
      faults.push(`${name} would hide content`)
    }
  }
  if (symbolFonts.test(tokens['--bl-font'] ?? '')) {
    remove(['--bl-font'])
    faults.push('--bl-font names a font of symbols')
  }
  style.setProperty('--bl-frame-surface', colourOf('--bl-surface-0'))
  probe.remove()
  return faults
}
