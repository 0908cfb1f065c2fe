import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBourselet } from '@bourselet/sdk'
import { createMarketClient } from '@bourselet/sdk/market'
import { expect, test } from 'vitest'
import { atEnd } from '../../sandbox/src/test-cleanup.ts'
import { testSandbox } from '../../sandbox/src/test-sandbox.ts'

const guide = (name: string) => readFileSync(join(import.meta.dirname, '..', 'guides', `${name}.md`), 'utf8')

const example = (name: string) => readFileSync(join(import.meta.dirname, '..', 'examples', name), 'utf8')

/** Returns the code blocks of a guide, each with its language and its file name. */
const allBlocks = (text: string) =>
  [...text.matchAll(/```(\w+) (\S+)\n([\s\S]*?)```/g)].map(([, language, file = '', code = '']) => ({
    language,
    file,
    code,
  }))

/** Returns the code blocks of a guide in one programming language. */
const blocks = (text: string, language: string): string[] =>
  allBlocks(text)
    .filter((block) => block.language === language)
    .map(({ code }) => code)

/** The constructor of async functions, which JavaScript does not provide under a global name. */
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor

test('the code of the SDK tutorial runs unchanged against a sandbox', async () => {
  const sandbox = await testSandbox({ bots: false })
  atEnd(() => sandbox.stop())
  const code = blocks(guide('sdk'), 'ts')
    .join('\n')
    .replace(/^import .*$/gm, '')
    .replaceAll('https://api.exchange.example', sandbox.url)
  const run = new AsyncFunction(
    'createBourselet',
    'createMarketClient',
    `${code}\nreturn { settings, bitcoin, order, markets, client }`,
  )
  const { settings, bitcoin, order, markets, client } = await run(createBourselet, createMarketClient)
  atEnd(() => client.close())
  expect(settings.sandbox).toBe(true)
  expect(bitcoin.base).toBe('BTC')
  expect(order.status).toBe('open')
  expect(markets).toEqual(expect.arrayContaining([expect.objectContaining({ symbol: 'BTCUSDT' })]))
})

test.each([
  ['js', 'embed-session.mjs'],
  ['python', 'embed-session.py'],
])('the server code that the guide shows in %s equals the tested example %s', (language, name) => {
  expect(blocks(guide('embed-session'), language)).toContain(example(name))
})

// The row `script-guide` of `npm run consumers` opens the page in `examples/embed` with the Content-Security-Policy of
// that folder.
test('the guide for partners shows each file of the tested page, and each of its steps is part of a file', () => {
  const outdented = (code: string) => code.replaceAll(/^ +/gm, '')
  const shown = allBlocks(guide('embed'))
  for (const { file, code } of shown) expect(outdented(example(`embed/${file}`))).toContain(outdented(code))
  for (const file of readdirSync(join(import.meta.dirname, '../examples/embed')))
    expect(shown).toContainEqual(expect.objectContaining({ file, code: example(`embed/${file}`) }))
})

test('the configuration in the guide for operators is valid JSON with the example’s API address', () => {
  const [config = ''] = blocks(guide('site'), 'json')
  expect(JSON.parse(config)).toMatchObject({ apiBase: 'https://api.exchange.example' })
})
