import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { buildFolders } from './build-folders.ts'

const chunk = (fileName: string, code: string, imports: string[] = []) =>
  [fileName, { type: 'chunk', fileName, code, imports, dynamicImports: [], isEntry: false }] as const

/** Passes a build with these files to the check of the plugin, and returns its errors. */
function errorsOf(...chunks: ReturnType<typeof chunk>[]): string[] {
  const { generateBundle } = buildFolders({ tags: 'tags-a1b2c3d4', texts: 'texts-a1b2c3d4' })
  if (typeof generateBundle !== 'function') throw new Error('the plugin has no check')
  const errors: string[] = []
  const context = { error: (message: string) => errors.push(message) }
  const bundle = Object.fromEntries(chunks) as unknown as Rolldown.OutputBundle
  generateBundle.call(context as never, {} as never, bundle, false)
  return errors
}

test('a build fails if a file that other files than tag files import contains the name of a folder with a hash', () => {
  const shared = chunk('parts/shared.js', "import('./tags-a1b2c3d4/bourselet-ticker.js')")
  expect(errorsOf(shared, chunk('parts/tags-a1b2c3d4/bourselet-ticker.js', '', ['parts/shared.js']))).toEqual(
    [],
  )
  expect(errorsOf(shared, chunk('parts/loader.js', '', ['parts/shared.js']))).toEqual([
    expect.stringContaining('parts/shared.js contains the name of a folder'),
  ])
})
