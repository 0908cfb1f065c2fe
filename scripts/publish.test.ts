import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { published } from './packages.ts'
import { checkTag, publishMissing, type Registry } from './publish.ts'

const names = published.map((name) => `@bourselet/${name}`)
const tarballs = Object.fromEntries(names.map((name) => [name, name]))

/** A registry that fails to publish the named packages. */
function openRegistry(failing: string[]) {
  const had = new Set<string>()
  const registry: Registry = {
    has: (name) => had.has(name),
    publish(tarball) {
      if (failing.includes(tarball) || had.has(tarball)) return false
      had.add(tarball)
      return true
    },
  }
  return { had, registry }
}

test('a release that failed between two packages is finished by another run', () => {
  const failing = ['@bourselet/widgets']
  const { had, registry } = openRegistry(failing)
  expect(() => publishMissing(registry, tarballs, '0.4.0', 'latest')).toThrow('@bourselet/widgets')
  expect([...had]).toEqual(['@bourselet/sdk'])
  failing.pop()
  publishMissing(registry, tarballs, '0.4.0', 'latest')
  expect([...had].sort()).toEqual([...names].sort())
})

test('a release refuses a tag that names another version than that of the packages', () => {
  expect(() => checkTag('v0.5.0-next.1', '0.5.0')).toThrow('v0.5.0-next.1')
  checkTag('v0.5.0', '0.5.0')
  checkTag(undefined, '0.5.0')
})

test('in CI only the job that publishes may ask for the identity of the workflow, and it runs no tests and no packages of other projects', () => {
  const file = join(import.meta.dirname, '..', '.github', 'workflows', 'release.yml')
  const [top = '', jobs = ''] = readFileSync(file, 'utf8').split(/^jobs:\n/m)
  expect(top).toContain('contents: read')
  expect(top).not.toContain('id-token')
  const named = new Map(
    jobs
      .split(/^ {2}(?=[\w-]+:\n)/m)
      .filter((text) => /^[\w-]+:\n/.test(text))
      .map((text) => [text.slice(0, text.indexOf(':')), text]),
  )
  const [test = '', publish = ''] = ['test', 'publish'].map((name) => named.get(name))
  const trusted = [...named].filter(([, text]) => text.includes('id-token')).map(([name]) => name)
  expect(trusted).toEqual(['publish'])
  expect(publish).toContain('needs: test')
  const commands = (text: string) =>
    text.match(/(?:npm|npx|pnpm|node) .*/g)?.filter((one) => !/pkg set/.test(one))
  expect(commands(publish)).toEqual(['npm run release -- --publish "$channel"'])
  expect(commands(test)).toEqual(['npm test', 'npm run consumers'])
})
