import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Output, run } from './run.ts'

function output() {
  const written = { out: '', error: '' }
  const target: Output = {
    out: (text) => {
      written.out += text
    },
    error: (text) => {
      written.error += text
    },
    progress: () => {},
    colored: false,
  }
  return { written, target }
}

async function ask(args: string[], env: Record<string, string> = {}) {
  const { written, target } = output()
  return { code: await run(args, env, target), ...written }
}

/** Opens a server that answers every request with the same body and returns its address. */
async function serve(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  [[], '--base is missing: the address of the back end.'],
  [['--base', 'exchange.example'], 'exchange.example is no address of http or https.'],
  [['--base', 'http://127.0.0.1:9', '--wriet'], "Unknown option '--wriet'. --help lists the options."],
  [
    ['--base', 'http://127.0.0.1:9', '--account', 'a@example.com'],
    '--account needs --password, or CONFORMANCE_PASSWORD.',
  ],
  [['--base', 'http://127.0.0.1:9', '--timeout', 'long'], '--timeout is a number of seconds, up to 600.'],
  [
    ['--base', 'http://127.0.0.1:9', '--only', 'books'],
    'books selects no check; the groups are calls, refusals, sessions, idempotency, paging, stream, market.',
  ],
  [
    ['--base', 'http://127.0.0.1:9', '--stream', 'exchange.example/ws'],
    'exchange.example/ws is no address of ws or wss.',
  ],
  [
    ['--base', 'http://127.0.0.1:9', '--json', '/no/such/folder/report.json'],
    '--json cannot be written: ENOENT: no such file or directory',
  ],
  [['--base', 'http://127.0.0.1:9'], 'Nothing answers at http://127.0.0.1:9: '],
])(
  'with the arguments %j, the command exits with code 2 and one sentence on the error output',
  async (args, sentence) => {
    const { code, out, error } = await ask(args)
    expect(error).toContain(sentence)
    expect(error.split('\n')).toHaveLength(2)
    expect([code, out]).toEqual([2, ''])
  },
)

test('--help lists the options and --version prints the version, both without --base', async () => {
  const { code, out } = await ask(['--help'])
  expect(code).toBe(0)
  expect(await ask(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+.*\n$/),
  })
  for (const option of ['--base', '--account', '--token', '--fund-password', '--write', '--only', '--json'])
    expect(out).toContain(option)
})

test('a back end that has no call of the contract fails with exit code 1 and a list of the failed checks', async () => {
  const base = await serve(404, 'not found')
  const { code, out } = await ask(['--only', 'calls/market,sessions/no-token'], { CONFORMANCE_BASE: base })
  expect(code).toBe(1)
  expect(out).toContain('✗ market.depth is answered with an envelope (calls/market.depth/present)')
  expect(out).toContain('received HTTP 404, not JSON')
  expect(out).toContain('– market.depth is not answered:')
  expect(out).toContain('Does not conform: 3 of 4 checks failed, 3 were not made.')
})

test('a call that is not answered in time fails one check, and no other check sends this call again', async () => {
  const sent: string[] = []
  const server = createServer((request, response) => {
    sent.push(request.url ?? '')
    if (request.url?.endsWith('getWebSetting')) response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { code, out } = await ask([
    '--base',
    base,
    '--timeout',
    '0.2',
    '--only',
    'calls/help.guides,refusals/page',
  ])
  expect(code).toBe(1)
  expect(out).toContain(
    'expected an answer\n      received help.guides is not answered: no answer within 0.2 s',
  )
  expect(out).toContain('Does not conform: 1 of 1 checks failed, 2 were not made.')
  expect(sent.filter((path) => path.endsWith('getHelpList'))).toHaveLength(1)
})

test('the option `--json -` prints the report as JSON', async () => {
  const base = await serve(200, '{}')
  const { code, out } = await ask(['--base', base, '--only', 'calls/market.coins', '--json', '-'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    base,
    conforms: false,
    counts: { passed: 0, failed: 1, notChecked: 1 },
  })
})

test('the option --json removes the report of an earlier run before the checks run', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  const during = new Set<string>()
  const server = createServer((_request, response) => {
    during.add(readFileSync(file, 'utf8'))
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  writeFileSync(file, '{"conforms": true}')
  await ask(['--base', `http://127.0.0.1:${port}`, '--only', 'calls/market.coins', '--json', file])
  expect([...during]).toEqual([''])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ conforms: false })
})

test.each([
  [['--base', 'http://127.0.0.1:9'], 'Nothing answers at http://127.0.0.1:9: '],
  [['--base', 'http://127.0.0.1:9', '--only', 'books'], 'books selects no check; '],
])(
  'with the arguments %j, the option --json writes the reason for exit code 2 as JSON',
  async (args, reason) => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'report.json')
    const { code, error, out } = await ask([...args, '--json', file])
    expect([code, out]).toEqual([2, ''])
    const written = JSON.parse(readFileSync(file, 'utf8'))
    expect(written).toEqual({ error: expect.stringContaining(reason) })
    expect(error).toBe(`${written.error}\n`)
    expect(JSON.parse((await ask([...args, '--json', '-'])).out)).toEqual(written)
  },
)
