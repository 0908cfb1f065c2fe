import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { ok, refuse, reply } from '../testing/api-server.ts'
import { calls, caught, order, type Sdk, testCalls } from '../testing/test-calls.ts'
import { fastTimers, manualTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'

const { client, api } = testCalls()

/**
 * Time limit of an attempt, which no attempt reaches. It differs from every wait before a repeat, so that `waits` can
 * leave out the timers of this limit.
 */
const ATTEMPT_MS = 1_234_567

describe('repeat after an unknown first attempt', () => {
  test.each([
    ['spot.cancel', 5311, 'ORDER_CLOSED', (sdk: Sdk) => sdk.spot.cancel({ order_no: 'S202601010000000001' })],
    ['ai.submit', 5608, 'ORDER_NOT_RUNNING', (sdk: Sdk) => sdk.ai.submit({} as never)],
    ['invite.signToday', 5901, 'ALREADY_SIGNED', (sdk: Sdk) => sdk.invite.signToday()],
  ])(
    'the error of %s has `alreadyDone` if the first answer is lost and the repeat is refused with %i',
    async (_, code, name, call) => {
      const sdk = await client(({ count }, response) =>
        count === 1 ? response.destroy() : refuse(response, code, { error: name }),
      )
      expect(await caught(call(sdk))).toMatchObject({ name, alreadyDone: true })
      expect(api().received).toHaveLength(2)
    },
  )

  test.each([
    ['spot.place', (sdk: Sdk) => sdk.spot.place({ ...order, order_no: 'S202601010000000001' })],
    ['futures.place', (sdk: Sdk) => sdk.futures.place({ ...order, order_no: 'F1' } as never)],
  ])(
    'if an amendment by %s gets no answer and its repeat is refused because the order can no longer be amended, the outcome is unknown',
    async (_, amend) => {
      const refusals = [
        { code: 5311, data: { error: 'ORDER_CLOSED' } },
        { code: 4022, data: { error: 'VALIDATION', fields: { order_no: 'MODE_INVALID' } } },
      ]
      const sdk = await client(({ count }, response) => {
        if (count % 2 === 1) return response.destroy()
        const { code, data } = refusals[count / 2 - 1]!
        refuse(response, code, data)
      })
      for (const { data } of refusals)
        expect(await caught(amend(sdk))).toMatchObject({
          name: data.error,
          alreadyDone: false,
          outcome: 'unknown',
        })
    },
  )

  test.each([
    ['without order_no', order],
    ['whose order_no is undefined', { ...order, order_no: undefined }],
  ])(
    'the outcome of a new order %s is `rejected` if the first answer is lost and the repeat is refused',
    async (_, request) => {
      const sdk = await client(({ count }, response) =>
        count === 1 ? response.destroy() : refuse(response, 5201, { error: 'INSUFFICIENT_BALANCE' }),
      )
      expect(await caught(sdk.spot.place(request))).toMatchObject({
        name: 'INSUFFICIENT_BALANCE',
        outcome: 'rejected',
      })
    },
  )

  test('if the repeat of a write with an idempotency key is refused, its outcome is `rejected` and its error has no `alreadyDone`', async () => {
    const sdk = await client(({ count }, response) =>
      count === 1 ? response.destroy() : refuse(response, 5608, { error: 'ORDER_NOT_RUNNING' }),
    )
    expect(await caught(sdk.wealth.change({} as never))).toMatchObject({
      name: 'ORDER_NOT_RUNNING',
      alreadyDone: false,
      outcome: 'rejected',
    })
  })

  test('if the first attempt is refused with ORDER_CLOSED, the error has no `alreadyDone`', async () => {
    const sdk = await client((_, response) => refuse(response, 5311, { error: 'ORDER_CLOSED' }))
    expect(await caught(calls.natural(sdk))).toMatchObject({ name: 'ORDER_CLOSED', alreadyDone: false })
  })

  test.each([
    [
      'too many requests',
      (response: ServerResponse) => refuse(response, 4029, { error: 'TOO_MANY_REQUESTS' }),
    ],
    ['HTTP 429', (response: ServerResponse) => reply(response, {}, 429)],
    [
      'HTTP 429 with the JSON of a gateway',
      (response: ServerResponse) => reply(response, { code: 429, message: 'slow' }, 429),
    ],
    [
      'HTTP 403 with the JSON of a gateway',
      (response: ServerResponse) => reply(response, { code: 403, message: 'no' }, 403),
    ],
    ['a token that ended', (response: ServerResponse) => refuse(response, 4001, { error: 'TOKEN_INVALID' })],
  ])(
    'if the first attempt gets no answer and the server refuses to process the repeat (%s), the outcome is unknown',
    async (_, second) => {
      const sdk = await client(({ count }, response) => (count === 1 ? response.destroy() : second(response)))
      expect(await caught(calls.natural(sdk))).toMatchObject({ outcome: 'unknown' })
      api().received.length = 0
      expect(await caught(calls.keyed(sdk))).toMatchObject({ outcome: 'unknown' })
    },
  )

  test('if a write gets no answer and is aborted while it waits for its repeat, its outcome is unknown', async () => {
    const slow = fastTimers(1)
    const sdk = await client((_, response) => response.destroy(), { timers: slow })
    const controller = new AbortController()
    const failing = caught(sdk.spot.place(order, { signal: controller.signal }))
    await until(() => api().received.length === 1)
    setTimeout(() => controller.abort(), 20)
    expect(await failing).toMatchObject({ name: 'ABORTED', outcome: 'unknown' })
    expect(api().received).toHaveLength(1)
    expect(slow.waiting()).toBe(0)
  })

  test('if a repeat succeeds, the call succeeds', async () => {
    const sdk = await client(({ count }, response) =>
      count === 1 ? response.destroy() : ok(response, { order_no: 'S1' }),
    )
    expect(await sdk.spot.place(order)).toEqual({ order_no: 'S1' })
  })
})

describe('repeat after a sign-in of another member', () => {
  test.each([
    [
      'an order after a refused attempt',
      'rejected',
      (response: ServerResponse) => refuse(response, 4029, { error: 'TOO_MANY_REQUESTS' }),
      (sdk: Sdk) => sdk.spot.place(order),
    ],
    [
      'an order after a lost answer',
      'unknown',
      (response: ServerResponse) => response.destroy(),
      (sdk: Sdk) => sdk.spot.place(order),
    ],
    [
      'a read of the member',
      'rejected',
      (response: ServerResponse) => reply(response, {}, 503),
      (sdk: Sdk) => sdk.wallet.balances(),
    ],
  ])(
    'if another member logs in during the call, %s is not repeated with the new token, and its outcome is `%s`',
    async (_, outcome, fail, call) => {
      const sdk = await client((_, response) => {
        sdk.token.clear()
        sdk.token.set('b')
        fail(response)
      })
      sdk.token.set('a')
      expect(await caught(call(sdk))).toMatchObject({ name: 'ABORTED', outcome })
      expect(api().received.map(({ headers }) => headers['api-token'])).toEqual(['a'])
    },
  )

  test('a read of market data is repeated even if a member signs in before the repeat', async () => {
    const sdk = await client(({ count }, response) => {
      if (count === 1) sdk.token.set('b')
      return count === 1 ? reply(response, {}, 503) : ok(response, [])
    })
    expect(await sdk.market.coins()).toEqual([])
  })
})

describe('wait between attempts', () => {
  /** Returns the waits in ms before the repeats of a failing call. */
  const waits = async (answer: (response: ServerResponse) => void, random: number) => {
    const timers = fastTimers(100, () => random)
    const asked: number[] = []
    const setTimeout = (run: () => void, ms: number) => {
      if (ms !== ATTEMPT_MS) asked.push(ms)
      return timers.setTimeout(run, ms)
    }
    const options = { timers: { ...timers, setTimeout }, attemptTimeoutMs: ATTEMPT_MS }
    const sdk = await client((_, response) => answer(response), options)
    await caught(calls.keyed(sdk))
    expect(timers.waiting()).toBe(0)
    return asked
  }

  test('before the n-th repeat (counted from 0), a call waits a random time between 0 and 0.3 s x 2^n', async () => {
    const expected = await waits((response) => reply(response, {}, 503), 0.5)
    expect(expected.slice(0, 2)).toEqual([150, 300])
  })

  test.each([
    ['Retry-After', (response: ServerResponse) => reply(response, {}, 503, { 'retry-after': '7' })],
    [
      'retry_after',
      (response: ServerResponse) =>
        refuse(response, 4029, { error: 'TOO_MANY_REQUESTS', params: { retry_after: 7 } }),
    ],
  ])('before a repeat, a call waits as long as the server requests by %s', async (_, answer) => {
    expect((await waits(answer, 0))[0]).toBe(7_000)
  })

  test('if the server requests a longer wait than the 30 s limit of a read, the read fails at once and its error contains the requested wait', async () => {
    const sdk = await client(
      (_, response) => refuse(response, 4029, { error: 'TOO_MANY_REQUESTS', params: { retry_after: 60 } }),
      { timers: manualTimers() },
    )
    expect(await caught(sdk.market.coins())).toMatchObject({
      name: 'TOO_MANY_REQUESTS',
      retryAfterMs: 60_000,
    })
    expect(api().received).toHaveLength(1)
  })
})

describe('failing server', () => {
  test('while the server answers 503, each request causes at most 1.2 attempts on average', async () => {
    const sdk = await client((_, response) => reply(response, {}, 503))
    const requests = 200
    for (let at = 0; at < requests; at += 1) await caught(sdk.market.coins())
    expect(api().received.length).toBeLessThanOrEqual(requests * 1.2)
  })

  test('a series of rate-limit refusals causes only as many repeats as the retry allowance permits', async () => {
    const sdk = await client((_, response) => refuse(response, 4029, { error: 'TOO_MANY_REQUESTS' }))
    for (let at = 0; at < 100; at += 1) await caught(sdk.market.coins())
    expect(api().received).toHaveLength(110)
  })

  test('after 5 failures, requests are blocked for 2.5 to 5 s; then one request is sent, and its success ends the block', async () => {
    let isDown = true
    const timers = manualTimers()
    const sdk = await client((_, response) => (isDown ? reply(response, {}, 500) : ok(response)), { timers })
    for (let at = 0; at < 5; at += 1) await caught(sdk.market.coins())
    const blocked = await caught(sdk.market.coins())
    expect(blocked).toMatchObject({ name: 'CIRCUIT_OPEN', outcome: 'rejected' })
    // The random value of these timers is 0.5, so the circuit breaker blocks requests for 3.75 s, the middle of 2.5 to
    // 5 s.
    expect(blocked.retryAfterMs).toBe(3_750)
    expect(api().received).toHaveLength(5)
    isDown = false
    timers.pass(3_749)
    expect(await caught(sdk.market.coins())).toMatchObject({ name: 'CIRCUIT_OPEN' })
    timers.pass(1)
    const all = await Promise.all(Array.from({ length: 10 }, () => caught(sdk.market.coins())))
    expect(all.filter((error) => error === null)).toHaveLength(1)
    expect(api().received).toHaveLength(6)
    expect(await caught(sdk.market.coins())).toBeNull()
  })

  test('a successful answer between failures resets the count of failures', async () => {
    let isDown = true
    const sdk = await client((_, response) => (isDown ? reply(response, {}, 500) : ok(response)))
    for (const next of [true, true, true, true, false, true, true, true, true]) {
      isDown = next
      await caught(sdk.market.coins())
    }
    isDown = false
    expect(await caught(sdk.market.coins())).toBeNull()
  })

  test('refusals count as answers and never open the circuit breaker', async () => {
    const sdk = await client((_, response) => refuse(response, 5301, { error: 'SYMBOL_UNKNOWN' }))
    for (let at = 0; at < 20; at += 1) await caught(sdk.market.coins())
    expect(api().received).toHaveLength(20)
  })

  test('if nothing listens on the port, the outcome of a write is `rejected`', async () => {
    const sdk = await client(() => {})
    await api().close()
    await new Promise<void>((resolve) => connect(api().port, '127.0.0.1').on('error', () => resolve()))
    expect(await caught(calls.never(sdk))).toMatchObject({ name: 'NETWORK', outcome: 'rejected' })
    expect(await caught(sdk.spot.place(order))).toMatchObject({ name: 'NETWORK', outcome: 'rejected' })
  })
})
