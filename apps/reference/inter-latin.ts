import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/**
 * Features of the font that styles use: tabular figures, the slashed zero, and letter forms that differ from
 * digits. The subsets of Google Fonts, which `@fontsource-variable/inter` contains, lack them.
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

/** The range of the Latin subset in `src/inter-latin.css`. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2000, 0x206f],
] as const
const others = 'ıŒœʻʼˆ˚˜\u0304\u0308\u0329€₿™←↑→↓−∕≈≠≤≥\ufeff\ufffd'

const folder = join(import.meta.dirname, 'node_modules', '.cache')

/** Returns the path of the Latin subset of Inter. It is created once for each set of inputs. */
async function latinFile(): Promise<string> {
  const whole = readFileSync(createRequire(import.meta.url).resolve('inter-ui/variable/InterVariable.woff2'))
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  )
  const text = letters.join('') + others
  const key = createHash('sha256').update(whole).update(text).update(features.join()).digest('hex')
  const path = join(folder, key.slice(0, 12), 'inter-latin.woff2')
  if (existsSync(path)) return path
  // The optical size stays at that of text, because the tokens use sizes up to 40 px in one style.
  const options = { targetFormat: 'woff2', variationAxes: { opsz: 14 }, keepFeatures: features } as const
  mkdirSync(join(path, '..'), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, await subsetFont(whole, text, options))
  renameSync(unfinished, path)
  return path
}

/** Resolves `inter-latin.woff2` in style sheets to the Latin subset of Inter, made from the published font. */
export const interLatin = (): Plugin => ({
  name: 'inter-latin',
  config: async () => ({ resolve: { alias: { 'inter-latin.woff2': await latinFile() } } }),
})
