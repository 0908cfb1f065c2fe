import { expect, test } from 'vitest'
import { bundleStyles } from './whole-sheet.ts'

const isSheet = (path: string) => path.endsWith('.css')

test('each module imports its style sheets last, so that they override the styles of the modules it imports', async () => {
  const { inputs } = (await bundleStyles()).metafile
  const modules = Object.entries(inputs).filter(([path]) => !isSheet(path) && path !== '<stdin>')
  const early = modules.filter(([, { imports }]) => {
    // External packages have no styles, and a dynamic import runs after the others, so both are left out.
    const own = imports.filter(({ external, kind }) => !external && kind === 'import-statement')
    const first = own.findIndex(({ path }) => isSheet(path))
    return first !== -1 && !own.slice(first).every(({ path }) => isSheet(path))
  })
  expect(modules.length).toBeGreaterThan(100)
  expect(early.map(([path]) => path)).toEqual([])
})
