import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { typed } from './packages.ts'
import { root } from './run.ts'

interface Config {
  extends: string
  compilerOptions: object
  include: string[]
}

/** Folders that the compiler checks together, and the path of the generated tsconfig that contains their files. */
interface TypeProgram {
  folders: string[]
  config: string
}

/**
 * The compiler options that a tsconfig may have. Other options may contain relative paths, which would be resolved from
 * the folder of the generated tsconfig.
 */
const allowedOptions = ['lib', 'jsx', 'types']

/**
 * Returns the tsconfig of a folder. Throws an error if it has a setting that a program of several folders cannot have.
 */
export function configOf(folder: string): Config {
  const file = join(root, folder, 'tsconfig.json')
  const { config, error } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'))
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`)
  const { extends: base, compilerOptions, include, ...others } = config
  const unknown = Object.keys(compilerOptions).filter((name) => !allowedOptions.includes(name))
  const hasOthers = unknown.length > 0 || Object.keys(others).length > 0
  if (join(root, folder, base) !== join(root, 'tsconfig.base.json') || hasOthers)
    throw new Error(
      `${file} may only have the base configuration, include and the compiler options ${allowedOptions.join(', ')}`,
    )
  return config
}

/**
 * Writes a tsconfig for each group of folders that have the same compiler options, and returns the groups. The compiler
 * checks a group as one program. With a program for each folder, it would check the modules of the SDK and the widgets
 * again for each folder that imports them.
 */
export function typePrograms(): TypeProgram[] {
  const target = join(root, '.cache', 'types')
  mkdirSync(target, { recursive: true })
  const configs = typed.map((folder) => ({ folder, ...configOf(folder) }))
  const all = configs.map(({ compilerOptions }) => JSON.stringify(compilerOptions))
  return [...new Set(all)].map((options, index) => {
    const group = configs.filter((_, place) => all[place] === options)
    const config = join(target, `${index}.json`)
    // These programs emit nothing, so no import is rewritten. The builds of the packages check which imports can be
    // rewritten. With rewriting, an import of `@bourselet/sandbox/src/x.ts` would be an error if another file imports
    // the same module by a relative path.
    const compilerOptions = { ...JSON.parse(options), rewriteRelativeImportExtensions: false }
    const include = group.flatMap(({ folder, include }) => include.map((path) => join(root, folder, path)))
    writeFileSync(
      config,
      JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include }),
    )
    return { folders: group.map(({ folder }) => folder), config }
  })
}
