import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const widgets = resolve(import.meta.dirname, '../widgets/src')
const sheetCode = resolve(import.meta.dirname, 'src/style-sheet.ts')

/**
 * A file of the style sheet, and the blocks (`bl-ticker`) of which at least one must be on the page for its
 * rules to apply.
 */
type Part = { file: string; blocks: Set<string> }

/** Alternative blocks of which a selector needs at least one. */
type Need = readonly string[]

const blocksIn = (text: string) => text.match(/(?<!-)\bbl(-[a-z0-9]+)+/g) ?? []

/** Returns all files of a style sheet that contain rules, in import order. */
function filesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/@import "([^"]+)"/g)].flatMap(([, path]) =>
    filesOf(join(dirname(file), path!)),
  )
  return rulesOf(file) === '' ? imported : [...imported, file]
}

const rulesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@import[^;]*;/g, '')
    .trim()

/**
 * Returns the blocks that each selector of a file needs: every class on its own, any one of an `:is(.a, .b)`
 * list.
 */
function needsOf(file: string): Need[][] {
  const selectors = [...rulesOf(file).matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list]) =>
    list!.split(/,(?![^(]*\))/),
  )
  return selectors.map((selector) => {
    const lists = [...selector.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map(([, list]) => list!.split(','))
    const bare = selector.replace(/:[a-z-]+\(.*\)/g, '')
    return [
      ...blocksIn(bare).map((block) => [block]),
      ...lists
        .map((list) => list.map(blocksIn))
        .filter((list) => list.every((blocks) => blocks.length > 0))
        .map((list) => list.flat()),
    ]
  })
}

/**
 * Splits a sheet into parts. A selector with several needs is assigned by the need that the fewest files
 * mention.
 */
function partsOf(sheet: string): Part[] {
  const files = filesOf(sheet).map((file) => ({ file, needs: needsOf(file) }))
  const counts = new Map<string, number>()
  for (const { file } of files)
    for (const block of new Set(blocksIn(rulesOf(file)))) counts.set(block, (counts.get(block) ?? 0) + 1)
  const spread = (need: Need) => need.reduce((sum, block) => sum + counts.get(block)!, 0)
  return files.map(({ file, needs }) => ({
    file,
    blocks: new Set(needs.flatMap((all) => all.toSorted((a, b) => spread(a) - spread(b))[0] ?? [])),
  }))
}

/**
 * Returns the blocks named in a module. The `name` of Root counts as a block; all other class names are
 * literal.
 */
function namedIn(code: string): Set<string> {
  const names = [...code.matchAll(/\bname="([a-z-]+)"/g)].map(([, name]) => `bl-${name}`)
  return new Set([...blocksIn(code), ...names])
}

/**
 * Adds the styles of the blocks that a widget module names to that module of the script build. A page then
 * loads only the styles that it uses, and no import can be missing. The order of the whole sheet is kept.
 */
export function usedStyles(): Plugin {
  const parts = partsOf(join(widgets, 'styles.css'))
  const whole = '\0used-styles'
  return {
    name: 'used-styles',
    enforce: 'pre',
    resolveId(id) {
      if (id === '@bourselet/widgets/styles.css?inline') return { id: whole, moduleSideEffects: true }
      if (id.startsWith(`${whole}/`)) return { id, moduleSideEffects: true }
      return null
    },
    load(id) {
      if (id === whole) {
        const always = parts.filter(({ blocks }) => blocks.size === 0)
        const imports = always.map(({ file }, index) => `import part${index} from '${file}?inline'`)
        return `${imports.join('\n')}\nexport default ${always.map((_, index) => `part${index}`).join(' + ')}`
      }
      if (!id.startsWith(`${whole}/`)) return null
      const place = Number(id.slice(whole.length + 1))
      return [
        `import text from '${parts[place]!.file}?inline'`,
        `import { addStyles } from '${sheetCode}'`,
        `addStyles(${place + 1}, text)`,
      ].join('\n')
    },
    transform(code, id) {
      if (!id.startsWith(widgets) || !/\.tsx?$/.test(id)) return null
      const named = namedIn(code)
      const used = parts.flatMap(({ blocks }, place) => (blocks.isDisjointFrom(named) ? [] : [place]))
      if (used.length === 0) return null
      return { code: `${code}\n${used.map((place) => `import '${whole}/${place}'`).join('\n')}`, map: null }
    },
  }
}
