import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest, ManifestChunk } from 'vite'
import { testSiteFolder } from '../scripts/build.ts'

/** The files of messages that /exchange loads for a user who is not logged in. */
const messages = 'assets/texts-*/en/{site,shared,errors,notices,market,orders,records,spot,chart}.js'

/**
 * Sources of the scripts that /exchange loads: the entry of the site, the page, the modules that the page loads after
 * its first paint, and the chart view with the chart library.
 */
const entries = [
  /^index\.html$/,
  /\/spot\/exchange\.desktop\.tsx$/,
  /\/shared\/keys\/page-keys\.tsx?$/,
  /\/price-chart\/indicator-buttons\.tsx$/,
  /\/price-chart\/chart-view\.ts$/,
]

/** Matches page files, such as `features/spot/exchange.desktop.tsx`. */
const pages = /\/features\/\w+\/[\w-]+\.(desktop|mobile|page)\.tsx$/

/**
 * Returns the number and the gzip bytes of the scripts that /exchange loads in English for a user who is not logged in,
 * in the build of the site for tests. These are the scripts of `entries` with all their imports, the messages, and
 * `first-paint.js`, which chooses theme and layout. Also returns the names of the scripts that statically import the
 * script of a page; there should be none. A page that loads such a script also loads the page that it imports.
 */
export function siteBytes(): { scripts: number; bytes: number; pageImporters: string[] } {
  const read = (file: string) => readFileSync(join(testSiteFolder, file))
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString())
  const chunks = Object.values(manifest)
  const imported = ({ imports = [] }: ManifestChunk) => imports.map((key) => manifest[key]!)
  const loaded = new Set<ManifestChunk>()
  const add = (chunk: ManifestChunk) => {
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const other of imported(chunk)) add(other)
  }
  for (const entry of entries) {
    const chunk = chunks.find(({ src = '' }) => entry.test(src))
    if (!chunk) throw new Error(`The site has no script of ${entry}`)
    add(chunk)
  }
  const texts = globSync(messages, { cwd: testSiteFolder })
  const codes = ['first-paint.js', ...[...loaded].map(({ file }) => file), ...texts].map(read)
  const isPage = ({ src = '' }: ManifestChunk) => pages.test(src)
  const pageImporters = chunks.filter((chunk) => imported(chunk).some(isPage)).map(({ file }) => file)
  return {
    scripts: codes.length,
    bytes: codes.reduce((sum, code) => sum + gzipSync(code).length, 0),
    pageImporters,
  }
}
