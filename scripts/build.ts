// Builds the three packages and the site, or only the package that is given. tsup builds their JavaScript, tsc
// their declarations.
import { cpSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { writeReference } from '../openapi/reference.ts'
import { published } from './packages.ts'
import { must, root } from './run.ts'

const brotli = promisify(brotliCompress)

/**
 * Corrects the declarations. tsc writes imports of `./x.ts`, but consumers resolve `./x.js`. Style imports
 * are removed, because each package ships one style sheet.
 */
function fixDeclarations(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue
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

/** Adds the contract types to the SDK, because the contract is not published as a package. */
const contractTypes = (dist: string) =>
  must('tsc', ['-p', 'tsconfig.build.json', '--outDir', join(dist, 'contract')], {
    cwd: join(root, 'openapi'),
  })

export async function buildPackage(name: (typeof published)[number]): Promise<void> {
  const cwd = join(root, 'packages', name)
  await must('tsup', [], { cwd })
  await must('tsc', ['-p', 'tsconfig.build.json'], { cwd })
  if (name === 'elements') await buildScriptTags()
  // Message keys get their types from the English messages, which the package therefore includes.
  if (name === 'widgets')
    cpSync(join(cwd, 'src/shared/i18n/locales/en'), join(cwd, 'dist/shared/i18n/locales/en'), {
      recursive: true,
    })
  if (name === 'sdk') await contractTypes(join(cwd, 'dist'))
  fixDeclarations(join(cwd, 'dist'))
}

/** Builds only the custom elements, for pages that load them with a script tag. */
export const buildScriptTags = () =>
  must('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages', 'elements') })

/**
 * Writes a Brotli file beside each text file. Files smaller than one network packet are skipped, because
 * compression would not make them arrive earlier.
 */
async function compress(folder: string): Promise<void> {
  const texts = globSync('**/*.{css,html,js,json,svg}', { cwd: folder }).map((name) => join(folder, name))
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file)
      if (content.length > 1400) writeFileSync(`${file}.br`, await brotli(content))
    }),
  )
}

/** Builds the site, the custom elements for partner pages under `/elements/`, and the API document under `/reference/`. */
export async function buildSite(): Promise<void> {
  await buildScriptTags()
  const site = join(root, 'apps', 'reference')
  await must('vite', ['build', '--logLevel', 'warn'], { cwd: site })
  cpSync(join(root, 'packages', 'elements', 'dist', 'cdn'), join(site, 'dist', 'elements'), {
    recursive: true,
  })
  writeReference(join(site, 'dist', 'reference'))
  await compress(join(site, 'dist'))
}

const [only] = process.argv.slice(2)
if (import.meta.main && only) await buildPackage(published.find((name) => name === only)!)
else if (import.meta.main) {
  for (const name of published) await buildPackage(name)
  await buildSite()
}
