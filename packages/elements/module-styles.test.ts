import { join, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { moduleStyles } from './module-styles.ts'

test('a build contains the styles of its modules, but not the path of the repository', async () => {
  const widgets = resolve(import.meta.dirname, '../widgets')
  const [output] = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    publicDir: false,
    plugins: [moduleStyles()],
    build: {
      write: false,
      minify: false,
      lib: { formats: ['es'], entry: join(widgets, 'src/styles.ts') },
    },
  })) as Rolldown.RolldownOutput[]
  const code = output!.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
  expect(code).toContain('addStyles(')
  expect(code).toContain('--bl-surface-0')
  expect(code).not.toContain(resolve(widgets, '../..'))
})
