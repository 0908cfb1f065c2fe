import { expect, test } from 'vitest'
import { absoluteLinks, addressFields, repositoryAddress, withVersion } from './release-manifests.ts'

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
