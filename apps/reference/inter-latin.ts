import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/**
 * OpenType features that the font subset keeps. The style sheets use tabular figures, the slashed zero, and letters
 * that are hard to confuse with digits. The subset of `@fontsource-variable/inter` lacks these features.
 */
const features = [
  'kern',
  'mark',
  'mkmk',
  'ccmp',
  'calt',
  'case',
  'tnum',
  'pnum',
  'zero',
  'cv11',
  'ss03',
  'frac',
  'numr',
  'dnom',
]

/** The code point ranges of the font subset, the same as in `src/inter-latin.css`. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2000, 0x206f],
] as const
/** Further characters of the font subset, outside the ranges. */
const others = 'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€₿™←↑→↓−∕≈≠≤≥\ufeff\ufffd'

const folder = join(import.meta.dirname, 'node_modules', '.cache')

/**
 * Returns the path of the file with the Latin subset of the font Inter. Creates the file unless it exists for
 * the same inputs.
 */
async function latinFile(): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2'))
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
  const text = letters.join('') + others
  const key = createHash('sha256').update(whole).update(text).update(features.join()).digest('hex')
  const path = join(folder, key.slice(0, 12), 'inter-latin.woff2')
  if (existsSync(path)) return path
  // Inter is a variable font whose letter shapes depend on the optical size. The file contains only the shapes of the
  // optical size 14, which saves bytes. All texts use these shapes, up to the largest text of 40 px.
  const options = { targetFormat: 'woff2', variationAxes: { opsz: 14 }, keepFeatures: features } as const
  mkdirSync(join(path, '..'), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, await subsetFont(whole, text, options))
  renameSync(unfinished, path)
  return path
}

/**
 * Creates the Vite plugin that resolves the address `inter-latin.woff2` in style sheets to the file with the Latin
 * subset of the font Inter.
 */
export const interLatin = (): Plugin => ({
  name: 'inter-latin',
  config: async () => ({ resolve: { alias: { 'inter-latin.woff2': await latinFile() } } }),
})
