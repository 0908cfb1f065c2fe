import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { partnerCommand } from '../../sandbox/src/features/embed/partner-command.ts'
import { atEnd } from '../../sandbox/src/test-cleanup.ts'
import { type TestSandbox, testSandbox } from '../../sandbox/src/test-sandbox.ts'

const SECRET = 'secret-of-a-partner-in-this-test'
let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
})

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => found(port))
    })
  })

/** Starts an example server that sends its calls to the given API. Returns the origin of its page. */
async function start(command: string, file: string, api: string): Promise<string> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const set = ['set', command, '--origin', origin, '--scope', 'view', '--scope', 'trade']
  await partnerCommand(sandbox.exchange().database, set, SECRET)
  const path = join(import.meta.dirname, '..', 'examples', file)
  const given = {
    API: api,
    SITE: 'https://exchange.example',
    PARTNER: command,
    SECRET,
    PORT: `${port}`,
  }
  const server = spawn(command, [path], { env: { ...process.env, ...given }, stdio: 'ignore' })
  const failed = new Promise<never>((_, reject) => server.once('error', reject))
  atEnd(async () => void server.kill())
  await Promise.race([failed, vi.waitFor(() => fetch(origin), { timeout: 60_000 })])
  return origin
}

const open = async (origin: string, session: string | undefined) => {
  const attempt = randomBytes(16).toString('hex')
  const question = { origin, session, attempt, widget: 'bourselet-trade-ticket', scope: 'trade' }
  const reply = await sandbox.app.inject({ method: 'POST', url: '/embed/frames', payload: question })
  return reply.json()
}

// On a machine without Python, this test fails instead of being skipped. Otherwise nobody would notice that the Python
// example is not tested.
const examples = [
  ['node', 'embed-session.mjs'],
  ['python3', 'embed-session.py'],
] as const

test.each(examples)(
  'the example server in %s puts a new embed session into each page, and each session can be opened only once',
  async (command, file) => {
    const origin = await start(command, file, sandbox.url)
    const pageSession = async () =>
      /embed-session="([0-9a-f]{32})"/.exec(await (await fetch(origin)).text())?.[1]
    const [first, second] = [await pageSession(), await pageSession()]
    expect(await open(origin, first)).toEqual({ partner: command, scopes: ['view', 'trade'] })
    expect(await open(origin, first)).toMatchObject({ error: 'EMBED_SESSION_USED' })
    expect(await open(origin, second)).toMatchObject({ partner: command })
    expect((await fetch(`${origin}/favicon.ico`)).status).toBe(404)
    await partnerCommand(sandbox.exchange().database, ['remove', command])
    const refused = await fetch(origin)
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('not available')])
  },
)

test.each(examples)(
  'the example server in %s answers 502 while the API answers with a maintenance page',
  async (command, file) => {
    const api = createWebServer((_, response) => response.end('<html>maintenance</html>'))
    await new Promise<void>((done) => api.listen(0, '127.0.0.1', done))
    atEnd(async () => void api.close())
    const { port } = api.address() as AddressInfo
    const origin = await start(command, file, `http://127.0.0.1:${port}`)
    const refused = await fetch(origin)
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('not available')])
  },
)
