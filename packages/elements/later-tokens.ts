import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { styleFileOf } from './module-styles.ts'

const base = join(import.meta.dirname, '../widgets/src/base.css')
const sheetCode = join(import.meta.dirname, 'src/style-sheet.ts')
/** Id of the module that adds the tokens to the shared sheet. */
export const laterTokensId = '\0later-tokens'

/** Position in the shared sheet: directly behind the base sheet, before the styles of all modules. */
const PLACE = -1

const rootRule = /^:where\(:root\)\{([^}]*)\}/
const densityRules = /:where\(:root\),:where\(\[data-bl-density=.*?\}:where\(\[data-bl-density=[^{]*\{[^}]*\}/
const motionRule = /@media \(prefers-reduced-motion:reduce\)\{:where\(:root\)\{([^}]*)\}\}/

/** Rules for links and controls, of which the first tag has none. */
const controlRules =
  /\.bl-root :where\((?:button|input|textarea|label|a|table|[,:]|disabled)+\)\{[^}]*\}|\.bl-(?:link|touch)\b[^{},]*(?:\([^)]*\)[^{},]*)*\{[^}]*\}/g
const controlIn = /\bbl-(link|touch)\b|\bjsxs?\("(a|button|input|label|table|textarea)"/

const nameIn = /--bl-[\w-]+/g
const namesIn = (text: string) => [...text.matchAll(nameIn)].map(([name]) => name)
/** Returns the declarations of a rule without nested braces, each as its name and its whole text. */
const declarations = (text: string) =>
  [...text.matchAll(/(--bl-[\w-]+):[^;}]+/g)].map(([whole, name]) => [name!, whole] as const)

/** Returns the names of the tokens that the code of the first tag needs, directly or through other tokens. */
function neededBy(code: string, sheet: string): ReadonlySet<string> {
  const values = new Map<string, string[]>()
  for (const [name, whole] of declarations(sheet))
    values.set(name, [...(values.get(name) ?? []), whole.slice(name.length)])
  const defined = /(--bl-[\w-]+)\s*:/g
  const needed = new Set(namesIn(code.replaceAll(defined, '')))
  // A loop over a Set also visits the names that are added meanwhile.
  for (const name of needed)
    for (const value of values.get(name) ?? []) for (const used of namesIn(value)) needed.add(used)
  return needed
}

const rule = (parts: readonly string[]) => `:where(:root){${parts.join(';')}}`

/** Divides the minified base sheet into the tokens that the first tag of a page needs and those that other tags need. */
export function divideTokens(sheet: string, codeOfFirstTag: string) {
  const needed = neededBy(codeOfFirstTag, sheet)
  const split = (text: string) => {
    const all = declarations(text)
    // The colors of rising and falling prices stay beside the rules by which a page selects other colors.
    const isFirst = (name: string) => needed.has(name) || /^--bl-(up|down|on-market|on-down)/.test(name)
    return {
      first: all.filter(([name]) => isFirst(name)).map(([, whole]) => whole),
      later: all.filter(([name]) => !isFirst(name)),
    }
  }
  const root = split(rootRule.exec(sheet)![1]!)
  const motion = split(motionRule.exec(sheet)![1]!)
  const density = densityRules.exec(sheet)![0]
  return {
    first: sheet
      .replace(rootRule, rule(root.first))
      .replace(density, '')
      .replace(controlRules, '')
      .replace(motionRule, `@media (prefers-reduced-motion:reduce){${rule(motion.first)}}`),
    later: [
      rule(root.later.map(([, whole]) => whole)),
      density,
      `@media (prefers-reduced-motion:reduce){${rule(motion.later.map(([, whole]) => whole))}}`,
      ...(sheet.match(controlRules) ?? []),
    ].join(''),
    names: new Set([...root.later.map(([name]) => name), ...declarations(density).map(([name]) => name)]),
  }
}

/**
 * Creates the Vite plugin that leaves the tokens which the first tag of a page does not need out of the base sheet. The
 * modules that use them import them. `codeOfFirstTag` is the code of the first tag with all tokens.
 */
export function laterTokens(codeOfFirstTag: string): Plugin {
  const text = /`(:where\(:root\)\{[^`]*)`|"(:where\(:root\)\{(?:[^"\\]|\\.)*)"/.exec(codeOfFirstTag)
  const sheet = text?.[1] ?? (JSON.parse(`"${text?.[2]}"`) as string)
  const { first, later: rest, names } = divideTokens(sheet, codeOfFirstTag)
  const uses = (code: string) =>
    namesIn(code).some((name) => names.has(name)) || code.includes('--bl-${') || controlIn.test(code)
  return {
    name: 'later-tokens',
    resolveId: (source) => (source === laterTokensId ? { id: laterTokensId, moduleSideEffects: true } : null),
    load: (id) =>
      id === laterTokensId
        ? `import { addStyles } from '${sheetCode}'\naddStyles(${PLACE}, ${JSON.stringify(rest)})`
        : null,
    transform: {
      order: 'post',
      handler(code, id) {
        if (id === `${base}?inline`) {
          if (code !== `export default ${JSON.stringify(sheet)}`)
            this.error('The base sheet differs from the first tag’s')
          return { code: `export default ${JSON.stringify(first)}`, map: null }
        }
        // The bundler copies the text of a style sheet into the module that adds it, and drops the module of the text. So
        // the module that adds it imports the tokens.
        const styles = styleFileOf(id)
        if (!styles && !/\/(widgets\/src|frame\/inside)\/.*\.tsx?$/.test(id)) return null
        if (!uses(styles ? readFileSync(styles, 'utf8') : code)) return null
        return { code: `import '${laterTokensId}'\n${code}`, map: null }
      },
    },
  }
}
