import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const declarationsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))

/**
 * Corrects the declarations in a folder, so that they match the published files. Imports of `./x.ts` become imports of
 * `./x.js`, because consumers have only the built files. Imports of styles are removed, because each package ships one
 * style sheet. Imports of the API contract become imports of its copy in the package.
 */
export function fixDeclarations(folder: string): void {
  for (const name of declarationsOf(folder)) {
    const file = join(folder, name)
    const contract = `${'../'.repeat(name.split('/').length - 1) || './'}contract/index.js`
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll(/^import ['"][^'"]+\.css['"];\n/gm, '')
        .replaceAll(/((?:from|import\() ?["'])(\.[^"']*)\.tsx?(["'])/g, '$1$2.js$3')
        .replaceAll(/(["'])@bourselet\/openapi\1/g, `$1${contract}$1`),
    )
  }
}

/**
 * Adds a `.d.cts` file beside each declaration. CommonJS sources can load the package with `require`, because Node
 * supports `require` of ES modules. But with `module: node16`, TypeScript accepts the package in CommonJS sources only
 * if its declarations have the ending `.d.cts`.
 */
export function addCommonTypes(folder: string): void {
  for (const name of declarationsOf(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(
      join(folder, name.replace(/\.d\.ts$/, '.d.cts')),
      text.replaceAll(/((?:from|import\() ?["'])(\.[^"']*)\.js(["'])/g, '$1$2.cjs$3'),
    )
  }
}

/**
 * Returns the type of a message file: an object type with the same keys and the type `string` for each message.
 */
const typeOf = (messages: object): string =>
  `{ ${Object.entries(messages)
    .map(([key, value]) => `${JSON.stringify(key)}: ${typeof value === 'object' ? typeOf(value) : 'string'}`)
    .join('; ')} }`

/**
 * Writes the types of message keys into the declarations of the widgets. The sources derive these types from
 * the English JSON files, which the compilers of some consumers cannot import.
 */
export function inlineMessageTypes(packageFolder: string): void {
  const file = join(packageFolder, 'dist/shared/i18n/namespaces.d.ts')
  const english = join(packageFolder, 'src/shared/i18n')
  const text = readFileSync(file, 'utf8').replaceAll(/typeof import\(['"](.+\.json)['"]\)/g, (_, path) =>
    typeOf(JSON.parse(readFileSync(join(english, path), 'utf8'))),
  )
  writeFileSync(file, text)
  writeFileSync(join(packageFolder, 'dist/styles.d.ts'), 'export {}\n')
}
