// Builds the packages and the site, or only the package that is given, or with `test-site` only the site for tests. Vite
// builds the site and the custom elements, tsup builds the JavaScript of the other packages, and tsc builds the
// declarations.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { writeOldAddresses } from '../apps/docs/src/old-addresses.ts'
import { writeDocs } from '../apps/docs/src/site.ts'
import { addReleases } from '../apps/docs/src/versions.ts'
import { writeTagTypes } from '../packages/elements/tag-types.ts'
import { addCommonTypes, fixDeclarations, inlineMessageTypes } from './declarations.ts'
import { writeIntegrity } from './integrity.ts'
import { published } from './packages.ts'
import { must, nativeCompiler, root } from './run.ts'
import { addScriptReleases, describeNewest, releasedVersion } from './script-releases.ts'

const brotli = promisify(brotliCompress)

/** Folder of the script build of the custom elements, which pages load with a script tag. */
export const scriptBuild = join(root, 'packages', 'elements', 'dist', 'cdn')

/** Folder of the site that `npm start` serves and operators publish. */
export const siteFolder = join(root, 'apps', 'reference', 'dist')

/** Folder of the site that tests open. Building it does not change the files of a running `npm start`. */
export const testSiteFolder = join(root, '.cache', 'test-site')

/** Copies the types of the API contract into the SDK, because the contract is not published as a package. */
const contractTypes = (dist: string) =>
  must('node', [...nativeCompiler, '-p', 'tsconfig.build.json', '--outDir', join(dist, 'contract')], {
    cwd: join(root, 'openapi'),
  })

export async function buildPackage(name: (typeof published)[number]): Promise<void> {
  const cwd = join(root, 'packages', name)
  await (name === 'elements'
    ? must('vite', ['build', '--config', 'vite.npm.config.ts', '--logLevel', 'warn'], { cwd })
    : must('tsup', [], { cwd }))
  await must('node', [...nativeCompiler, '-p', 'tsconfig.build.json'], { cwd })
  if (name === 'elements') await buildScriptTags()
  if (name === 'sdk') await contractTypes(join(cwd, 'dist'))
  fixDeclarations(join(cwd, 'dist'))
  if (name === 'sdk') addCommonTypes(join(cwd, 'dist'))
  if (name === 'widgets') inlineMessageTypes(cwd)
  if (name === 'elements') writeTagTypes(cwd)
}

/** Builds only the script build of the custom elements. */
export async function buildScriptTags(): Promise<void> {
  const cwd = join(root, 'packages', 'elements')
  await must('vite', ['build', '--logLevel', 'warn'], { cwd })
  writeIntegrity(scriptBuild)
}

/**
 * Writes a Brotli file beside each text file. Files that fit into one network packet are skipped, because
 * compression would not make them arrive earlier.
 */
export async function compress(folder: string): Promise<void> {
  const texts = globSync('**/*.{css,html,js,json,svg}', { cwd: folder }).map((name) => join(folder, name))
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(file)
      if (content.length > 1400) writeFileSync(`${file}.br`, await brotli(content))
    }),
  )
}

/**
 * Builds the site into a folder. Copies the custom elements for partner pages from the existing script build to
 * `/elements/`, and writes the documentation to `/docs/`. A page under `/reference/` redirects visitors of old links to
 * the new addresses in the documentation.
 */
async function writeSite(folder: string, ...options: string[]): Promise<void> {
  const cwd = join(root, 'apps', 'reference')
  const output = ['--outDir', folder, '--emptyOutDir']
  await must('vite', ['build', '--logLevel', 'warn', ...output, ...options], { cwd })
  const elements = join(folder, 'elements')
  cpSync(scriptBuild, elements, { recursive: true })
  addScriptReleases(elements, scriptBuild, releasedVersion())
  describeNewest(elements)
  writeOldAddresses(join(folder, 'reference'))
  writeDocs(join(folder, 'docs'))
}

/**
 * Builds the site with the existing script build of the custom elements, and adds the custom elements and the
 * documentation of the releases in the folders ELEMENTS_RELEASES and DOCS_RELEASES.
 */
export async function buildSite(): Promise<void> {
  await writeSite(siteFolder)
  await compress(siteFolder)
  addReleases(join(siteFolder, 'docs'))
}

/**
 * Builds the site for tests with the existing script build of the custom elements. It has no Brotli files, because
 * compressing them takes longer than the rest of the build. It has a manifest, in which `bench/check-bytes.ts` finds
 * the scripts of a page.
 */
export async function buildTestSite(): Promise<void> {
  await writeSite(testSiteFolder, '--manifest')
  addReleases(join(testSiteFolder, 'docs'))
}

const [only] = process.argv.slice(2)
if (import.meta.main && only === 'test-site') await buildTestSite()
else if (import.meta.main && only) await buildPackage(published.find((name) => name === only)!)
else if (import.meta.main) {
  for (const name of published) await buildPackage(name)
  await buildSite()
  const docs = join(root, 'apps', 'docs', 'dist')
  writeDocs(docs)
  addReleases(docs)
}
