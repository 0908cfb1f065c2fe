import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const MAIN = new URL('../../main.ts', import.meta.url).pathname
const KILLS = 2
const MEMBERS = 4

let dataDir: string
let child: ChildProcess | undefined
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-kill-'))
})
afterAll(async () => {
  await end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<string> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    SANDBOX_CONTROL: '1',
    ORDERS_PER_SECOND: '100000',
  }
  child = spawn(process.execPath, ['--conditions=source', MAIN], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const part of child.stdout!) {
    text += part
    const listening = /Sandbox: (\S+)/.exec(text)?.[1]
    if (listening) return listening
  }
  throw new Error(`ended before it listened: ${text}`)
}

async function end(signal: NodeJS.Signals) {
  if (!child || child.exitCode !== null) return
  const gone = new Promise((done) => child!.once('exit', done))
  child.kill(signal)
  await gone
  child = undefined
}

interface Answer {
  code: number
  data: { order_no: string; status: string; member_id: number; token: string; cancelled?: unknown[] }
}

async function post(url: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'api-token': token }
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await reply.json()) as Answer
}

/** An order somebody sent: what it was, and what was answered before the lights went out. */
interface Sent {
  token: string
  order: { client_order_id: string; [field: string]: unknown }
  answer?: Answer
  cancelled?: boolean
}

/** One trader that places, and cancels every third, until the connection breaks. */
async function trade(url: string, token: string, name: string, sent: Sent[]): Promise<void> {
  for (let index = 0; ; index++) {
    const order = {
      symbol: 'LTCUSDT',
      side: index % 2 === 0 ? 'buy' : 'sell',
      type: 'limit',
      price: String(40 + (index % 7)),
      quantity: '0.25',
      client_order_id: `${name}-${index}`,
    }
    const one: Sent = { token, order }
    sent.push(one)
    one.answer = await post(`${url}/data/api.user/setOrder`, order, token)
    if (index % 3 === 0) {
      const { order_no } = one.answer.data
      one.cancelled = (await post(`${url}/data/api.user/orderCancel`, { order_no }, token)).code === 1
    }
  }
}

test('kill -9 under load: what was answered is there, what was not is there once or never, and it adds up', async () => {
  let url = await start()
  const tokens: string[] = []
  for (let index = 0; index < MEMBERS; index++) {
    const balances = { USDT: '100000', LTC: '1000' }
    const { data } = await post(`${url}/sandbox/member`, { email: `kill${index}@example.com`, balances })
    tokens.push(data.token)
  }
  let answered = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const sent: Sent[] = []
    const traders = Promise.allSettled(
      tokens.flatMap((token, member) =>
        Array.from({ length: 4 }, (_, lane) => trade(url, token, `k${kill}-${member}-${lane}`, sent)),
      ),
    )
    await new Promise((wake) => setTimeout(wake, 700 + kill * 150))
    await end('SIGKILL')
    await traders
    url = await start()
    for (const { token, order, answer, cancelled } of sent) {
      if (answer && answer.code !== 1) continue
      // A repeat of the same id is the question "what became of it": the first order, or a new one.
      const now = await post(`${url}/data/api.user/setOrder`, order, token)
      if (!answer) continue
      answered++
      expect(now.data.order_no).toBe(answer.data.order_no)
      if (cancelled) expect(['cancelled', 'completed']).toContain(now.data.status)
    }
    const ledger = (await (await fetch(`${url}/sandbox/ledger`)).json()) as { data: { ok: boolean } }
    expect(ledger.data.ok).toBe(true)
  }
  expect(answered).toBeGreaterThan(KILLS * 50)
}, 120_000)
