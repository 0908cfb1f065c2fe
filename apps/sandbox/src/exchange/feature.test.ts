import { expect, test } from 'vitest'
import type { ServerExchange } from './exchange.ts'
import { defineFeature, type FeatureModule, openFeatures } from './feature.ts'

const exchange = {} as ServerExchange
const ownsNothing = { owned: async () => false, find: async () => undefined }

/** Creates two features, and a list to which each feature adds its name when it opens. */
function testFeatures() {
  const opened: string[] = []
  const site = defineFeature({
    name: 'site',
    provides: ['files'],
    open() {
      opened.push('site')
      return { provides: { files: ownsNothing } }
    },
  })
  const account = defineFeature({
    name: 'account',
    needs: ['files'],
    open(_exchange, { files }) {
      opened.push('account')
      return { unready: () => (files === ownsNothing ? null : 'foreign files') }
    },
  })
  return { opened, site, account }
}

test('openFeatures opens features after those they need, but returns them in the given order', () => {
  const { opened, site, account } = testFeatures()
  const { features } = openFeatures(exchange, [account, site])
  expect(opened).toEqual(['site', 'account'])
  expect(features[0]!.unready!()).toBeNull()
  expect(features[1]!.provides).toEqual({ files: ownsNothing })
})

test('openFeatures throws before any feature opens if a needed capability has no provider', () => {
  const { opened, account } = testFeatures()
  const help = defineFeature({
    name: 'help',
    open() {
      opened.push('help')
      return {}
    },
  })
  expect(() => openFeatures(exchange, [help, account])).toThrow(
    'feature account needs the capability files, which no feature provides',
  )
  expect(opened).toEqual([])
})

test('if code outside the features requests a capability that no feature provides, the error names that code', () => {
  const { capability } = openFeatures(exchange, [])
  expect(() => capability('files', 'the HTTP server')).toThrow(
    'the HTTP server needs the capability files, which no feature provides',
  )
})

test('openFeatures throws if two features provide the same capability', () => {
  const { site } = testFeatures()
  expect(() => openFeatures(exchange, [site, { ...site, name: 'other' }])).toThrow(
    'features site and other both provide the capability files',
  )
})

test('openFeatures throws if two features need each other', () => {
  const { site, account } = testFeatures()
  const needy: FeatureModule = { ...site, needs: ['roundRules'] }
  const rules: FeatureModule = { ...account, name: 'rules', provides: ['roundRules'] }
  expect(() => openFeatures(exchange, [needy, rules])).toThrow(
    'features need each other: site → rules → site',
  )
})

test('openFeatures throws if a feature declares a capability that it does not provide', () => {
  const { site } = testFeatures()
  expect(() => openFeatures(exchange, [{ ...site, open: () => ({}) }])).toThrow(
    'feature site lists the capability files without providing it',
  )
})
