import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licensesOf } from './bundled-licenses.ts'
import {
  absoluteLinks,
  addressFields,
  repositoryAddress,
  withBundled,
  withVersion,
} from './release-manifests.ts'
import { root } from './run.ts'

const address = repositoryAddress({
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'example/exchange',
})!

test('a published package names the repository for which CI runs, as provenance requires', () => {
  expect(address).toBe('https://github.com/example/exchange')
  expect(repositoryAddress({ GITHUB_SERVER_URL: 'https://github.com' })).toBeUndefined()
  expect(addressFields('sdk', address)).toEqual({
    repository: {
      type: 'git',
      url: 'git+https://github.com/example/exchange.git',
      directory: 'packages/sdk',
    },
    homepage: 'https://github.com/example/exchange/tree/main/packages/sdk#readme',
    bugs: { url: 'https://github.com/example/exchange/issues' },
  })
})

test('the README of a published package links to the files of its version in the repository', () => {
  const text =
    'See [the rules](../../docs/rules.md#rounding), [below](#options) and [npm](https://npmjs.com).'
  expect(absoluteLinks(text, 'sdk', address, '0.5.0')).toBe(
    'See [the rules](https://github.com/example/exchange/blob/v0.5.0/docs/rules.md#rounding), [below](#options) and [npm](https://npmjs.com).',
  )
})

test('`withBundled` removes the scope `excluded` from packages in the builds, and keeps it for other development dependencies', () => {
  const modules = join(root, 'packages', 'elements', 'node_modules')
  const bundled = ['preact', '@r2wc/react-to-web-component'].map((name) => {
    const { version } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'))
    return { purl: `pkg:npm/${name.replace('@', '%40')}@${version}`, scope: 'excluded' }
  })
  const vite = { purl: 'pkg:npm/vite@9.0.0', scope: 'excluded' }
  const licenses = ['preact', '@r2wc/react-to-web-component'].map(
    (name) => licensesOf([join(modules, name, 'index.js')])!,
  )
  const both = licensesOf([
    join(modules, 'preact', 'a.js'),
    join(modules, '@r2wc/react-to-web-component', 'b.js'),
  ])!
  const components = [...bundled, vite]
  const expected = { components: [...bundled.map(({ purl }) => ({ purl })), vite] }
  for (const texts of [licenses, [both]])
    expect(JSON.parse(withBundled(JSON.stringify({ components }), texts))).toEqual(expected)
  expect(() => withBundled(JSON.stringify({ components: [vite] }), [both])).toThrow('misses pkg:npm/')
})

test('`withVersion` sets the released version in the list of components and in its dependencies', () => {
  const ref = 'pkg:npm/bourselet@0.0.0'
  const list = {
    metadata: { component: { name: 'bourselet', version: '0.0.0', purl: ref, 'bom-ref': ref } },
    dependencies: [{ ref, dependsOn: ['pkg:npm/ajv@8.20.0'] }],
  }
  const released = 'pkg:npm/bourselet@0.5.0'
  expect(JSON.parse(withVersion(JSON.stringify(list), '0.5.0'))).toEqual({
    metadata: { component: { name: 'bourselet', version: '0.5.0', purl: released, 'bom-ref': released } },
    dependencies: [{ ref: released, dependsOn: ['pkg:npm/ajv@8.20.0'] }],
  })
})
