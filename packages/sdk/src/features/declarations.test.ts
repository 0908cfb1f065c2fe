import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '../transport/calls.gen.ts'

const folder = import.meta.dirname
const declared = new Map<string, string>()

// The test reads the built declarations instead of the sources, because a consumer's editor shows the built
// ones.
beforeAll(() => {
  const program = ts.createProgram([join(folder, 'create-features.ts')], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['source'],
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: '/out',
    rootDir: join(folder, '../../../..'),
    types: [],
  })
  program.emit(undefined, (name, text) => {
    const feature = /features\/(.*)\.gen\.d\.ts$/.exec(name)?.[1]
    if (feature) declared.set(feature, text)
  })
}, 180_000)

const names = [...new Set(Object.keys(calls).map((operation) => operation.split('.')[0]!))]

test('in the type of the client, each feature is a named interface, so that editors show the documentation of its methods', () => {
  const joined = declared.get('features') ?? ''
  for (const name of names) expect(joined).toMatch(new RegExp(`^ {4}${name}: \\w+Calls;$`, 'm'))
  expect(joined).not.toContain('Promise<')
})

test.each(names)(
  '%s: every method of the feature is documented, and its answer has a named type of the contract',
  (name) => {
    const text = declared.get(name) ?? ''
    const lines = text.slice(text.indexOf('export interface')).split('\n')
    const methods = [...lines.keys()].filter((at) => /^ {4}\w+[(<]/.test(lines[at] ?? ''))
    const undocumented = methods.filter((at) => !lines[at - 1]?.endsWith('*/')).map((at) => lines[at])
    expect(methods.length).toBeGreaterThan(0)
    expect(undocumented).toEqual([])
    // An editor shows the descriptions of an answer's fields only if the declaration names the type of the answer. It
    // shows none for `["schemas"]` types.
    expect(lines.filter((line) => line.includes('["schemas"]'))).toEqual([])
  },
)

test.each(Object.keys(calls))(
  '%s: the documentation of the method states the answer, the refusals, the required log-in and the repeats, and contains an example',
  (operation) => {
    const [name, verb] = operation.split('.') as [string, string]
    const text = declared.get(name) ?? ''
    const end = text.search(new RegExp(`^ {4}${verb}[(<]`, 'm'))
    const docs = text.slice(text.lastIndexOf('/**', end), end)
    for (const part of [
      'Answer: ',
      'Refusals: ',
      'Log-in: ',
      'Repeats: ',
      '@example',
      `await sdk.${operation}(`,
    ]) {
      expect(docs).toContain(part)
    }
  },
)
