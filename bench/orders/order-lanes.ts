import { Agent, request } from 'node:http'

/** The result of one measurement: answered orders per second, and the latency of each order in ms. */
export interface Measured {
  ordersPerSecond: number
  latencies: number[]
}

/** A client with one connection. It sends an order, waits for the answer and then sends the next order. */
export class OrderLane {
  readonly #url: string
  readonly #token: string
  readonly #name: string
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #sent = 0

  constructor(url: string, token: string, name: string) {
    this.#url = url
    this.#token = token
    this.#name = name
  }

  async runUntil(end: number, latencies: number[]): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now()
      const answer = await this.#place()
      if (!answer.startsWith('{"code":1,')) throw new Error(`an order was refused: ${answer.slice(0, 200)}`)
      latencies.push(performance.now() - start)
    }
  }

  close(): void {
    this.#agent.destroy()
  }

  /**
   * Places an order. Buys and sells alternate around one price, so that about half of the orders trade and few
   * rest.
   */
  #place(): Promise<string> {
    const number = this.#sent++
    const body = JSON.stringify({
      symbol: 'LTCUSDT',
      side: number % 2 === 0 ? 'buy' : 'sell',
      type: 'limit',
      price: (79.98 + (number % 5) / 100).toFixed(2),
      quantity: '0.25',
      client_order_id: `${this.#name}-${number}`,
    })
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'api-token': this.#token,
    }
    return new Promise((resolve, reject) => {
      const path = `${this.#url}/data/api.user/setOrder`
      const call = request(path, { method: 'POST', agent: this.#agent, headers }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part) => {
          text += part
        })
        reply.on('end', () => resolve(text))
        reply.on('error', reject)
      })
      call.on('error', reject)
      call.end(body)
    })
  }
}

/** Makes all clients send orders at the same time for a number of seconds. Returns their joint figures. */
export async function measureLanes(lanes: OrderLane[], seconds: number): Promise<Measured> {
  const latencies: number[] = []
  const start = performance.now()
  await Promise.all(lanes.map((lane) => lane.runUntil(start + seconds * 1000, latencies)))
  return { ordersPerSecond: (latencies.length * 1000) / (performance.now() - start), latencies }
}
