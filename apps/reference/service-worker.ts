import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Creates the Vite plugin that completes `sw.js`. It prepends the version of the build and the list of files
 * that every page needs to start: the HTML page, the entry script with its imports, the style sheets and the
 * font. `vite-plugin-pwa` is not used, because it would add Workbox (20 kB).
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const files = Object.values(bundle)
    const entries = files.filter((file) => file.type === 'chunk' && file.isEntry)
    const shell = new Set(['/'])
    const add = (name: string) => {
      const file = bundle[name]
      if (!file || shell.has(`/${name}`)) return
      shell.add(`/${name}`)
      if (file.type !== 'chunk') return
      for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) add(other)
    }
    for (const { fileName } of entries) add(fileName)
    for (const { fileName } of files)
      if (/inter-latin-[\w-]{8}\.woff2$/.test(fileName)) shell.add(`/${fileName}`)
    const version = createHash('sha256')
      .update(Object.keys(bundle).sort().join(' '))
      .digest('hex')
      .slice(0, 12)
    const path = join(dir!, 'sw.js')
    const head = `const VERSION = '${version}'\nconst SHELL = ${JSON.stringify([...shell])}\n`
    writeFileSync(path, head + readFileSync(path, 'utf8'))
  },
})
