import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'

const folder = import.meta.dirname
const declared = new Map<string, string>()

// What a consumer's editor reads: declarations, not sources.
beforeAll(() => {
  const program = ts.createProgram([join(folder, 'join-features.ts')], {
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
    const feature = /features\/(.*)\.d\.ts$/.exec(name)?.[1]
    if (feature) declared.set(feature, text)
  })
}, 180_000)

const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('the client refers to its features, so that what is said of a method is shown', () => {
  const joined = declared.get('join-features') ?? ''
  for (const name of names) expect(joined).toContain(`${name}: ReturnType<typeof ${name}>;`)
  expect(joined).not.toContain('Promise<')
})

test.each(names)(
  '%s: every method is described, and its answer is a shape of the contract by name',
  (name) => {
    const text = declared.get(`${name}/${name}`) ?? ''
    const lines = text.slice(text.indexOf('export declare const')).split('\n')
    const methods = [...lines.keys()].filter((at) => /^ {4}\w+: /.test(lines[at] ?? ''))
    const undocumented = methods.filter((at) => !lines[at - 1]?.endsWith('*/')).map((at) => lines[at])
    expect(methods.length).toBeGreaterThan(0)
    expect(undocumented).toEqual([])
    // Written out, the fields would lose their descriptions.
    expect(lines.filter((line) => line.includes('["schemas"]'))).toEqual([])
  },
)
