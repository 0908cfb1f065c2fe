import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { published } from './packages.ts'

test.each(published)('the published package `%s` has the same entry points as in the workspace', (name) => {
  const file = join(import.meta.dirname, '..', 'packages', name, 'package.json')
  const { exports, publishConfig } = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(publishConfig.exports).sort()).toEqual(Object.keys(exports).sort())
})

test.each(['sdk', 'widgets', 'conformance'])(
  'the build configuration of `%s` gives each entry point a name, so that the order of the entry points never varies',
  async (name) => {
    const { default: config } = await import(`../packages/${name}/tsup.config.ts`)
    expect(Array.isArray(config.entry)).toBe(false)
    expect(Object.keys(config.entry)).toContain('index')
  },
)
