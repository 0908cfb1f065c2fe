// Usage: node scripts/api-report.ts PACKAGE [--check]. Writes the declarations of all exports of a built package to its
// api.txt. So a commit that changes the interface of a package shows the change in its diff. With --check nothing is
// written, and an outdated file is an error. The interface of the custom elements is described by custom-elements.json
// instead.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.ts'

const [name = '', option] = process.argv.slice(2)
const folder = join(root, 'packages', name)
const file = join(folder, 'api.txt')

/** Returns the declaration files of the package's exports, with the paths that consumers import. */
function entries(): [path: string, file: string][] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return Object.entries<Record<string, string> & { import?: { types: string } }>(exports).flatMap(
    ([path, target]): [string, string][] => {
      const types = target.import?.types ?? target.types
      if (!types?.endsWith('index.d.ts')) return []
      const pattern = new RegExp(`^${types.slice(2).replace('*', '(.+)')}$`)
      return globSync(types.slice(2), { cwd: folder })
        .sort()
        .map((found) => [path.replace('*', pattern.exec(found)?.[1] ?? ''), join(folder, found)])
    },
  )
}

const found = entries()
if (found.length === 0) throw new Error(`${name} is not built: node scripts/build.ts ${name}`)
const program = ts.createProgram(
  found.map(([, path]) => path),
  { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, skipLibCheck: true },
)
const checker = program.getTypeChecker()
const printer = ts.createPrinter({ removeComments: true })

/** Returns the declarations of an exported name without comments, each on one line. */
function declarationsOf(exported: ts.Symbol): string[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  return (symbol.declarations ?? []).map((declaration) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent : declaration
    const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile())
    return text.replaceAll(/\s+/g, ' ').replace(/^export (declare )?|^declare /, '')
  })
}

const sections = found.map(([path, source]) => {
  const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(source)!)!)
  const rows = symbols.map(
    (symbol) =>
      `${symbol.name}\n${declarationsOf(symbol)
        .map((row) => `  ${row}\n`)
        .join('')}`,
  )
  return `# ${path}\n\n${rows.sort().join('')}`
})
const text = sections.join('\n')

if (option !== '--check') writeFileSync(file, text)
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error(`The interface of ${name} has changed: node scripts/api-report.ts ${name}, and a changeset`)
  process.exitCode = 1
}
