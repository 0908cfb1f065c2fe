import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const MAIN = new URL('main.ts', import.meta.url).pathname
let parent: string
let dataDir: string
let child: ChildProcess | undefined
let url = ''

beforeAll(async () => {
  // Only the owner can enter this folder, as with /root on a server. If the sandbox runs as root, PostgreSQL runs as
  // another user. The database inside this folder must work in this case too.
  parent = await mkdtemp(join(tmpdir(), 'bourselet-process-'))
  await chmod(parent, 0o700)
  dataDir = join(parent, 'data')
})
afterAll(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGTERM')
    await ended(child)
  }
  await rm(parent, { recursive: true, force: true })
})

let output = ''
function launch(): ChildProcess {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, SANDBOX_CONTROL: '1' }
  const one = spawn(process.execPath, ['--conditions=source', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  output = ''
  for (const stream of [one.stdout, one.stderr]) {
    stream.on('data', (part) => {
      output += part
    })
  }
  child = one
  return one
}
const ended = (one: ChildProcess) =>
  new Promise<number | null>((done) => one.once('exit', (code) => done(code)))

async function start(): Promise<string> {
  const one = launch()
  for (;;) {
    const listening = /Sandbox: (\S+)/.exec(output)?.[1]
    if (listening) return listening
    if (one.exitCode !== null) throw new Error(`ended before it listened: ${output}`)
    await setTimeout(20)
  }
}
async function kill(delayMs: number) {
  const one = child ?? launch()
  await setTimeout(delayMs)
  if (one.exitCode !== null) throw new Error(`ended before it was killed: ${output}`)
  const end = ended(one)
  one.kill('SIGKILL')
  await end
  child = undefined
}

describe('killed sandbox processes', () => {
  test('if a sandbox is killed during its first start, the next start completes', async () => {
    for (const moment of [150, 400, 700, 1000, 1400, 1900]) {
      launch()
      await kill(moment)
    }
    url = await start()
    const ready = async () => (await fetch(`${url}/readyz`)).json()
    await expect.poll(ready).toEqual({ ready: true })
    const login = { account: 'demo@example.com', password: 'demo1234' }
    const answer = await fetch(`${url}/data/api.login/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(login),
    })
    const { data } = await answer.json()
    expect(data.member.id).toBe(10_001)
    await kill(0)
    url = await start()
    const info = await fetch(`${url}/data/api.user/getMemberInfo`, {
      method: 'POST',
      headers: { 'api-token': data.token },
    })
    expect((await info.json()).code).toBe(1)
  }, 90_000)

  test('if a sandbox is killed while it checks guesses of the fund password, the wrong guesses stay counted', async () => {
    const post = async (path: string, body: object, token = '') => {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'api-token': token },
        body: JSON.stringify(body),
      })
      return answer.json()
    }
    const login = await post('/data/api.login/login', { account: 'demo@example.com', password: 'demo1234' })
    const answers: string[] = []
    const guess = async (pin: number) => {
      const fresh = { trade_password: '271828', trade_password_confirm: '271828' }
      const change = { ...fresh, old_trade_password: String(pin) }
      const { data } = await post('/data/api.user/changeTradePassword', change, login.data.token)
      answers.push(data.error)
    }
    for (let run = 0; run < 3; run++) {
      const guesses = [1, 2].map((n) => guess(900_000 + run * 10 + n).catch(() => {}))
      // The process is killed 40 ms after both guesses were sent. Hashing the two passwords takes about 60 ms, so most
      // guesses are already counted at this time but not yet answered.
      await kill(40)
      await Promise.all(guesses)
      url = await start()
    }
    const before = answers.length
    // Five wrong guesses lock the fund password. The kills may have come before the earlier guesses were counted. Even
    // then, the sixth of these six guesses is refused as locked.
    for (const n of [1, 2, 3, 4, 5, 6]) await guess(950_000 + n)
    const compared = answers.slice(before).filter((error) => error === 'TRADE_PASSWORD_WRONG').length
    expect(before + compared).toBeLessThanOrEqual(5)
    expect(answers.slice(before)).toContain('TRADE_PASSWORD_LOCKED')
  }, 60_000)

  test('SIGTERM stops the sandbox and its database, and the process exits with code 0', async () => {
    const one = child
    if (!one) throw new Error('not running')
    const end = ended(one)
    one.kill('SIGTERM')
    expect(await end).toBe(0)
    child = undefined
    url = await start()
    expect((await fetch(`${url}/livez`)).status).toBe(200)
  }, 60_000)
})
