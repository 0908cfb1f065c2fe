import { join } from 'node:path'
import { build, type Rolldown } from 'vite'

export const variants = ['ours', 'naive'] as const
export type Variant = (typeof variants)[number]

/**
 * Builds `ours.html` and `naive.html` of a folder for production, in memory. Returns the text of each file by its
 * name.
 */
export async function buildPages(root = import.meta.dirname): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const name of variants) {
    const built = (await build({
      configFile: false,
      root,
      base: `/${name}/`,
      logLevel: 'silent',
      resolve: { conditions: ['source', 'module', 'browser', 'production', 'default'] },
      build: {
        write: false,
        modulePreload: false,
        // For older targets the build would replace the CSS function `light-dark()`, and the colors would be
        // lost.
        cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
        rolldownOptions: { input: join(root, `${name}.html`) },
      },
    })) as Rolldown.RolldownOutput
    for (const part of built.output) {
      const text = part.type === 'chunk' ? part.code : String(part.source)
      files.set(part.fileName === `${name}.html` ? part.fileName : `${name}/${part.fileName}`, text)
    }
  }
  return files
}
