/** One component of a color: a number, or an expression such as `var(--bl-hue)` that is equal in both themes. */
type Component = string

/** Splits the arguments of a function at a separator outside of parentheses. */
function split(text: string, separator: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Returns lightness, chroma, hue and alpha of a color that is written as `oklch(…)`. */
function componentsOf(colour: string): Component[] {
  const [, inside] = /^oklch\((.*)\)$/.exec(colour) ?? []
  if (inside === undefined) throw new Error(`A color of both themes must be written as oklch(): ${colour}`)
  const [components = '', alpha = '1'] = split(inside, '/')
  return [...split(components, ' '), alpha]
}

/**
 * A CSS expression with the value 1 in a light color scheme and 0 in a dark one. `l` is the lightness of the
 * system color `Canvas`.
 */
const IS_LIGHT = 'clamp(0, (l - 0.5) * 99, 1)'

/** Returns a CSS expression with the value `light` in a light color scheme and `dark` in a dark one. */
function between(light: Component, dark: Component): Component {
  if (light === dark) return light
  const [from, to] = [Number(dark), Number(light)]
  if (Number.isNaN(from) || Number.isNaN(to))
    throw new Error(`${light} and ${dark} must be numbers, because they differ between the themes`)
  const step = Number(Math.abs(to - from).toFixed(6))
  return `calc(${dark} ${to > from ? '+' : '-'} ${step} * ${IS_LIGHT})`
}

/** Returns a color for both themes as a CSS relative color of `Canvas`. */
function relative(light: string, dark: string): string {
  const [a, b] = [componentsOf(light), componentsOf(dark)]
  // A gray has no visible hue, so it gets the hue of the other theme's color. The hue is then the same in both themes
  // and needs no `calc()`.
  if (Number(a[1]) === 0) a[2] = b[2]!
  if (Number(b[1]) === 0) b[2] = a[2]!
  const [lightness, chroma, hue, alpha] = a.map((component, at) => between(component, b[at]!))
  return `oklch(from Canvas ${lightness} ${chroma} ${hue}${alpha === '1' ? '' : ` / ${alpha}`})`
}

const CALL = 'light-dark('

/** Replaces each `light-dark()` in a value by a relative color. */
function replaceCalls(value: string): string {
  const at = value.indexOf(CALL)
  if (at === -1) return value
  let end = at + CALL.length
  for (let depth = 1; depth > 0; end += 1) depth += value[end] === '(' ? 1 : value[end] === ')' ? -1 : 0
  const [light, dark] = split(value.slice(at + CALL.length, end - 1), ',')
  return `${value.slice(0, at)}${relative(light!, dark!)}${replaceCalls(value.slice(end))}`
}

/**
 * Returns the style sheet with a second definition, as a relative color of `Canvas`, of each token that uses
 * `light-dark()`. By default, Vite and Next replace `light-dark()` by variables for older browsers. Then a token has
 * the theme of the place where it is defined instead of the place where it is used, and has no value if `color-scheme`
 * is set by a variable. Bundlers do not replace relative colors. Browsers without relative colors use the first
 * definition.
 */
export function keepColours(sheet: string): string {
  const tokens = [...sheet.matchAll(/(--bl-[\w-]+):\s*([^;{}]*light-dark\([^;{}]*);/g)]
  const rows = tokens.map(
    ([, name, value]) => `    ${name}: ${replaceCalls(value!.replaceAll(/\s+/g, ' '))};`,
  )
  const kept = `@supports (color: oklch(from Canvas l c h)) {\n  :where(:root) {\n${rows.join('\n')}\n  }\n}\n`
  return rows.length === 0 ? sheet : `${sheet}\n${kept}`
}
