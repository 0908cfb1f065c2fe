import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleStyles, featureSheets, shippedSheet } from './whole-sheet.ts'

const sheets = featureSheets(['market'])

const isSheet = (path: string) => path.endsWith('.css')

test('each module imports its style sheets last, so that they override the styles of the modules it imports', async () => {
  const { inputs } = (await bundleStyles()).metafile
  const modules = Object.entries(inputs).filter(([path]) => !isSheet(path) && path !== '<stdin>')
  const early = modules.filter(([, { imports }]) => {
    // Imports of external packages are not checked, because these packages have no styles. Dynamic imports are
    // not checked, because they run after all other imports.
    const own = imports.filter(({ external, kind }) => !external && kind === 'import-statement')
    const first = own.findIndex(({ path }) => isSheet(path))
    return first !== -1 && !own.slice(first).every(({ path }) => isSheet(path))
  })
  expect(modules.length).toBeGreaterThan(100)
  expect(early.map(([path]) => path)).toEqual([])
})

test('the style sheet of a feature contains only rules of this feature, and the base style sheet only shared rules', async () => {
  const { base = '', market = '' } = await sheets
  expect(market).toContain('.bl-order-book')
  expect(market).not.toContain('.bl-wallet')
  expect(base).toContain('--bl-surface-0')
  // The custom elements check this property to recognize a page that already has the style sheet of the React widgets.
  expect(base).toContain('--bl-sheet')
  expect(base).not.toContain('.bl-order-book')
})

test('the style sheets that the README recommends are at most as large as it says', async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const kilobytes = [...readme.matchAll(/at most ([\d.]+) kB/g)].map(([, limit]) => Number(limit))
  const { base = '', market = '' } = await sheets
  const shipped = [[await shippedSheet()], [base, market]]
  const sizes = shipped.map((files) =>
    files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
  )
  expect(kilobytes).toHaveLength(sizes.length)
  for (const [index, size] of sizes.entries()) expect(size).toBeLessThanOrEqual(kilobytes[index]! * 1000)
})
