import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, onTestFinished, test } from 'vitest'
import manifest from './custom-elements.json' with { type: 'json' }
import { typeFiles } from './tag-types.ts'

/** Checks React elements against the types of the tags, and returns the error messages of TypeScript. */
function messagesOf(...elements: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tag-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(typeFiles(manifest))) writeFileSync(join(folder, name), text)
  const page = join(folder, 'page.tsx')
  writeFileSync(page, `import type {} from './react.js'\nexport const list = [${elements.join(', ')}]\n`)
  const react = join(import.meta.dirname, 'node_modules/@types/react')
  const program = ts.createProgram([page], {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    paths: { react: [react], 'react/jsx-runtime': [join(react, 'jsx-runtime.d.ts')] },
    types: [],
  })
  return program
    .getSemanticDiagnostics(program.getSourceFile(page))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

test('the types of the tags contain the settings element bourselet-config, with the values that each setting takes', () => {
  expect(
    messagesOf(
      '<bourselet-config site="https://exchange.example" locale="ja" theme="dark" />',
      '<bourselet-config theme="pink" />',
      '<bourselet-ticker symbol="BTCUSDT" />',
    ),
  ).toEqual([expect.stringContaining('Type \'"pink"\' is not assignable')])
  const { tags } = JSON.parse(typeFiles(manifest)['html-data.json']!)
  expect(tags).toContainEqual(expect.objectContaining({ name: 'bourselet-config' }))
})
