import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { published } from './packages.ts'
import { checkLogIn, checkProvenance, npmRegistry, publishMissing, type Registry } from './publish.ts'

const names = published.map((name) => `@bourselet/${name}`)
const hashOf = (text: string) => `sha512-${createHash('sha512').update(text).digest('base64')}`

/** Writes a tarball for each package and returns their paths. */
function writeTarballs(content: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'tarballs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return Object.fromEntries(
    names.map((name, index) => {
      const file = join(folder, `${index}.tgz`)
      writeFileSync(file, `${content} ${name}`)
      return [name, file]
    }),
  )
}

/**
 * Creates a registry that already has the packages in `given` with this content. It fails to publish the packages in
 * `failing`.
 */
function openRegistry(content: string, given: string[], failing: string[]) {
  const had = new Map(given.map((name) => [name, hashOf(`${content} ${name}`)]))
  const registry: Registry = {
    integrityOf: async (name) => had.get(name),
    async publish(tarball) {
      const name = names[Number(/(\d)\.tgz$/.exec(tarball)?.[1])]!
      if (failing.includes(name) || had.has(name)) return false
      had.set(name, hashOf(`${content} ${name}`))
      return true
    },
  }
  return { had, registry }
}

test('a release that failed between two packages is finished by another run', async () => {
  const failing = ['@bourselet/widgets']
  const tarballs = writeTarballs('first')
  const { had, registry } = openRegistry('first', [], failing)
  await expect(publishMissing(registry, tarballs, '0.4.0', 'latest')).rejects.toThrow('@bourselet/widgets')
  expect([...had.keys()]).toEqual(['@bourselet/sdk'])
  failing.pop()
  await publishMissing(registry, tarballs, '0.4.0', 'latest')
  expect([...had.keys()].sort()).toEqual([...names].sort())
})

test('a release publishes nothing if the registry has different content under the same version', async () => {
  const { had, registry } = openRegistry('first', ['@bourselet/sdk'], [])
  await expect(publishMissing(registry, writeTarballs('second'), '0.4.0', 'latest')).rejects.toThrow(
    'version 0.4.0 of @bourselet/sdk with another content',
  )
  expect([...had.keys()]).toEqual(['@bourselet/sdk'])
})

test('a release stops if the registry fails, but not if the registry lacks the package or its version', {
  tags: 'deep',
}, async () => {
  const integrity = hashOf('sdk')
  const versions = { '0.4.0': { name: '@bourselet/sdk', version: '0.4.0', dist: { integrity } } }
  const packages = { name: '@bourselet/sdk', 'dist-tags': { latest: '0.4.0' }, versions }
  const server = createServer((request, response) => {
    const has = (name: string) => request.url?.includes(name)
    response.statusCode = has('widgets') ? 503 : has('sdk') ? 200 : 404
    response.end(JSON.stringify(has('sdk') ? packages : { error: 'none' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  vi.stubEnv('npm_config_fetch_retries', '0')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { integrityOf } = npmRegistry(true)
  const answers = await Promise.allSettled([
    integrityOf('@bourselet/sdk', '0.4.0'),
    integrityOf('@bourselet/sdk', '0.5.0'),
    integrityOf('@bourselet/elements', '0.4.0'),
  ])
  expect(answers).toEqual([integrity, undefined, undefined].map((value) => ({ status: 'fulfilled', value })))
  await expect(integrityOf('@bourselet/widgets', '0.4.0')).rejects.toThrow('whether @bourselet/widgets 0.4.0')
})

test('refuses to publish with provenance outside of CI, or with an npm version that needs a stored secret', () => {
  const ci = { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://ci.example/token' }
  expect(() => checkProvenance({}, '11.19.1')).toThrow('--without-provenance')
  for (const version of ['10.9.4', '11.4.9', '11.5.0'])
    expect(() => checkProvenance(ci, version), version).toThrow(version)
  for (const version of ['11.5.1', '11.19.1\n', '12.0.0']) checkProvenance(ci, version)
})

test('refuses to publish without provenance while npm is not logged in to the registry', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.headers.authorization === 'Bearer valid' ? 200 : 401
    response.end(JSON.stringify({ username: 'maintainer' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('npm_config_registry', `http://${host}/`)
  await expect(checkLogIn()).rejects.toThrow('npm login')
  vi.stubEnv(`npm_config_//${host}/:_authToken`, 'expired')
  await expect(checkLogIn()).rejects.toThrow('npm login')
  vi.stubEnv(`npm_config_//${host}/:_authToken`, 'valid')
  await checkLogIn()
})

test('in CI, only the publish job gets an identity token; it runs no tests and installs only npm', () => {
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
  const commands = (text: string) => text.match(/(?<=run: |^ +)(?:npm|npx|pnpm|node) .*/gm)
  expect(commands(publish)).toEqual([
    'npm install --global npm@11.19.1',
    'npm run release -- --publish "$channel"',
  ])
  expect(commands(test)).toEqual(['npm test', 'npm run consumers'])
})
