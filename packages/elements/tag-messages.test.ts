import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { locales, readMessages } from '../widgets/read-messages.ts'
import { withImport } from '../widgets/served-messages.ts'
import { messagesOfPackage } from './tag-messages.ts'

const loader = resolve(locales, '../load-messages.ts')

/** Builds a module without writing files. Returns its scripts. */
async function built(entry: string, plugins: ReturnType<typeof messagesOfPackage>) {
  const [output] = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    publicDir: false,
    plugins,
    build: { write: false, minify: false, lib: { formats: ['es'], entry } },
  })) as Rolldown.RolldownOutput[]
  return output!.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

test('the messages of the npm package contain the texts of refusals', async () => {
  const code = await built(loader, messagesOfPackage())
  const { FORBIDDEN } = readMessages('ja', 'errors') as Record<string, string>
  expect(code).toContain(FORBIDDEN)
})

test('a build fails if it contains no errors.json or no load-messages.ts', async () => {
  const other = resolve(locales, '../locale.ts')
  await expect(built(other, messagesOfPackage())).rejects.toThrow('errors.json of')
  await expect(built(other, [withImport('null')])).rejects.toThrow('does not contain load-messages.ts')
})
