import { Agent, request } from 'node:http'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { control } from '../api.ts'

/** Time limit in ms for an answer; later answers count as failed. */
const TIMEOUT_MS = 10_000
const BATCH_MS = 10
const PATH = '/data/api.user/setOrder'

/**
 * Results of the orders that were sent in one phase of a load run. Latencies are measured from the scheduled sending
 * time, so that a delay of the sender is included.
 */
export interface OrderFigures {
  offered: number
  accepted: number
  /** Number of orders answered with a refusal, such as a rate limit. */
  refused: number
  /** Number of orders without an answer, with a 5xx answer, or with an answer after the time limit. */
  failed: number
  p50Ms: number
  p99Ms: number
  perSecond: number
}

interface Trader {
  token: string
  agent: Agent
}

/**
 * Returns a distinct loopback address for each index of a group, so that limits per address apply to each client
 * separately.
 */
export function loopbackAddress(group: number, index: number): string {
  return `127.${group}.${Math.floor(index / 250)}.${(index % 250) + 1}`
}

/** Members who place immediate-or-cancel orders around one price, each from a separate address. */
export class OrderClients {
  readonly #url: string
  readonly #name: string
  readonly #traders: Trader[]
  readonly #price: number
  #sent = 0

  private constructor(url: string, name: string, traders: Trader[], price: number) {
    this.#url = url
    this.#name = name
    this.#traders = traders
    this.#price = price
  }

  /** Opens `count` members with funds. `price` is the last price of LTCUSDT. */
  static async open(
    url: string,
    { name, group, count, price }: { name: string; group: number; count: number; price: number },
  ): Promise<OrderClients> {
    const traders: Trader[] = []
    for (let index = 0; index < count; index++) {
      const { token } = await control<{ token: string }>(url, 'member', {
        email: `${name}-${index}@example.com`,
        balances: { USDT: '1000000', LTC: '10000' },
      })
      const localAddress = loopbackAddress(group, index)
      traders.push({ token, agent: new Agent({ keepAlive: true, maxSockets: 8, localAddress }) })
    }
    return new OrderClients(url, name, traders, price)
  }

  /** Sends `perSecond` orders for `seconds`, without waiting for earlier answers. */
  async offer(perSecond: number, seconds: number): Promise<OrderFigures> {
    const latencies = createHistogram()
    const figures = { offered: 0, accepted: 0, refused: 0, failed: 0 }
    const pending = new Set<Promise<void>>()
    const began = performance.now()
    while (figures.offered < perSecond * seconds) {
      const due = Math.min(perSecond * seconds, ((performance.now() - began) / 1000) * perSecond)
      for (; figures.offered < due; figures.offered++) {
        const scheduled = began + (figures.offered / perSecond) * 1000
        const sent = this.#place().then((outcome) => {
          figures[outcome]++
          if (outcome === 'accepted')
            latencies.record(Math.max(1, Math.round((performance.now() - scheduled) * 1000)))
          pending.delete(sent)
        })
        pending.add(sent)
      }
      await sleep(BATCH_MS)
    }
    await Promise.all(pending)
    return {
      ...figures,
      p50Ms: latencies.percentile(50) / 1000,
      p99Ms: latencies.percentile(99) / 1000,
      perSecond: (figures.accepted * 1000) / (performance.now() - began),
    }
  }

  close(): void {
    for (const { agent } of this.#traders) agent.destroy()
  }

  async #place(): Promise<'accepted' | 'refused' | 'failed'> {
    const number = this.#sent++
    const trader = this.#traders[number % this.#traders.length]!
    const side = number % 2 === 0 ? 'buy' : 'sell'
    const price = this.#price * (side === 'buy' ? 1.02 : 0.98)
    const body = JSON.stringify({
      symbol: 'LTCUSDT',
      side,
      type: 'limit',
      tif: 'IOC',
      price: price.toFixed(2),
      quantity: '0.25',
      client_order_id: `${this.#name}-${number}`,
    })
    const answer = await post(this.#url + PATH, body, trader).catch(() => null)
    if (answer === null || answer.status !== 200) return 'failed'
    if (answer.text.startsWith('{"code":1,')) return 'accepted'
    return answer.text.startsWith('{"code":5000,') ? 'failed' : 'refused'
  }
}

function post(
  url: string,
  body: string,
  { token, agent }: Trader,
): Promise<{ status: number; text: string }> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'api-token': token,
  }
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const call = request(url, { method: 'POST', agent, headers, signal }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part) => {
        text += part
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }))
      reply.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}
