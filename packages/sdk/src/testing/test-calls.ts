import { afterEach, beforeEach, expect } from 'vitest'
import type { BourseletOptions } from '../options.ts'
import { createBourselet } from '../sdk.ts'
import { type Answering, type Api, startApi } from './api-server.ts'
import { type CountedTimers, fastTimers } from './timers.ts'

export type Sdk = ReturnType<typeof createBourselet>

export const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '1', quantity: '1' } as const

/** One call for each retry class. The key of each call is the name of its class. */
export const calls = {
  read: (sdk: Sdk) => sdk.market.coins(),
  keyed: (sdk: Sdk) => sdk.convert.exchange({ from_coin: 'USDT' } as never),
  'client id': (sdk: Sdk) => sdk.spot.place(order),
  natural: (sdk: Sdk) => sdk.spot.cancel({ order_no: 'S202601010000000001' }),
  never: (sdk: Sdk) => sdk.session.login({ account: 'me', password: 'abc12345' }),
}

/** Returns the error of a rejected promise; null if it resolves. */
export const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )

/**
 * Registers hooks for a test file: after each test they close the test API and expect that its client has left no
 * timer. Returns functions that start the test API and give access to the API and the timers.
 */
export function testCalls() {
  let api: Api
  let timers: CountedTimers
  beforeEach(() => {
    timers = fastTimers(100)
  })
  afterEach(async () => {
    await api.close()
    expect(timers.waiting()).toBe(0)
  })
  return {
    api: () => api,
    timers: () => timers,
    /** Starts an API that answers with the function `answer`, and returns a client of the API. */
    client: async (answer: Answering, options: Partial<BourseletOptions> = {}): Promise<Sdk> => {
      api = await startApi(answer)
      return createBourselet({ baseUrl: api.url, timers, ...options })
    },
  }
}
