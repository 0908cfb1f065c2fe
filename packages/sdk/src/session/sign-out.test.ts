import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BourseletOptions } from '../options.ts'
import { createBourselet } from '../sdk.ts'
import { type Answering, type Api, ok, type Received, refuse, startApi } from '../testing/api-server.ts'
import { manualTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'
import type { TokenStore } from './token-store.ts'

let api: Api
const clients: { close(): void }[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.close()
  await api.close()
})

function connect(options: Partial<BourseletOptions> = {}) {
  const sdk = createBourselet({ baseUrl: api.url, ...options })
  clients.push(sdk)
  return sdk
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )
const signedOut: Answering = (_, response) =>
  refuse(response, 4001, { error: 'TOKEN_INVALID' }, 'Please log in again')

describe('answer 4001 TOKEN_INVALID', () => {
  test('the answer 4001 TOKEN_INVALID clears the token, calls the sign-out hook, and throws a SignedOutError', async () => {
    api = await startApi(signedOut)
    const onSignedOut = vi.fn()
    const sdk = connect({ onSignedOut })
    sdk.token.set('t1')
    expect(await caught(sdk.account.info())).toMatchObject({ name: 'TOKEN_INVALID', code: 4001 })
    expect(sdk.token.get()).toBeNull()
    expect(onSignedOut.mock.calls).toEqual([['expired']])
  })

  test('if 500 calls fail with TOKEN_INVALID at about the same time, the client clears the token once and calls the sign-out hook once', {
    tags: 'deep',
  }, async () => {
    api = await startApi((request, response) => setTimeout(signedOut, Math.random() * 30, request, response))
    const onSignedOut = vi.fn()
    const clear = vi.fn()
    let token: string | null = null
    const tokenStore: TokenStore = {
      get: () => token,
      set(next) {
        token = next
      },
      clear() {
        clear()
        token = null
      },
    }
    const sdk = connect({ onSignedOut, tokenStore })
    sdk.token.set('t1')
    const errors = await Promise.all(Array.from({ length: 500 }, () => caught(sdk.wallet.balances())))
    expect(errors.every(({ name }) => name === 'TOKEN_INVALID')).toBe(true)
    expect(clear).toHaveBeenCalledTimes(1)
    expect(onSignedOut).toHaveBeenCalledTimes(1)
  })

  test('the client keeps a new token when a late answer TOKEN_INVALID refers to the token before it', async () => {
    const late: (() => void)[] = []
    api = await startApi((request, response) => late.push(() => signedOut(request, response)))
    const onSignedOut = vi.fn()
    const sdk = connect({ onSignedOut })
    sdk.token.set('old')
    const failing = caught(sdk.account.info())
    await until(() => late.length === 1)
    sdk.token.set('new')
    late[0]?.()
    expect(await failing).toMatchObject({ name: 'TOKEN_INVALID' })
    expect(sdk.token.get()).toBe('new')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  test('the client ignores a late answer TOKEN_INVALID if, since the request, the token was cleared and then set to the same value again', async () => {
    const late: (() => void)[] = []
    api = await startApi((request, response) => late.push(() => signedOut(request, response)))
    const sdk = connect()
    sdk.token.set('same')
    const failing = caught(sdk.account.info())
    await until(() => late.length === 1)
    sdk.token.clear()
    sdk.token.set('same')
    late[0]?.()
    await failing
    expect(sdk.token.get()).toBe('same')
  })

  test('the answer TOKEN_INVALID to a call that needs no token, such as a log-in, is an ordinary refusal and keeps the token', async () => {
    api = await startApi(signedOut)
    const onSignedOut = vi.fn()
    const sdk = connect({ onSignedOut })
    sdk.token.set('t1')
    const error = await caught(sdk.session.login({ account: 'me', password: 'abc12345' }))
    expect(error).toMatchObject({ name: 'TOKEN_INVALID', code: 4001, params: {} })
    expect(sdk.token.get()).toBe('t1')
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  test('if the client has no token, the answer TOKEN_INVALID throws an error but calls no sign-out hook', async () => {
    api = await startApi(signedOut)
    const onSignedOut = vi.fn()
    const sdk = connect({ onSignedOut })
    expect(await caught(sdk.account.info())).toMatchObject({ name: 'TOKEN_INVALID' })
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  test('if a sign-out hook or a listener throws, the client reports the error and continues', async () => {
    api = await startApi(signedOut)
    const onError = vi.fn()
    const later = vi.fn()
    const sdk = connect({
      onError,
      onSignedOut: () => {
        throw new Error('hook')
      },
    })
    sdk.token.subscribe((token) => {
      if (token === null) throw new Error('listener')
    })
    sdk.token.subscribe(later)
    sdk.token.set('t1')
    expect(await caught(sdk.account.info())).toMatchObject({ name: 'TOKEN_INVALID' })
    expect(sdk.token.get()).toBeNull()
    expect(later).toHaveBeenLastCalledWith(null)
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['listener', 'hook'])
  })
})

describe('log-in', () => {
  test.each(['login', 'register'] as const)(
    '%s stores the token before the caller receives the answer',
    async (verb) => {
      api = await startApi((_, response) => ok(response, { token: 'fresh', expire_at: 1, member: {} }))
      const sdk = connect()
      const received = vi.fn()
      sdk.token.subscribe(received)
      const { token } = await sdk.session[verb]({ account: 'me', password: 'abc12345' } as never)
      expect([token, sdk.token.get()]).toEqual(['fresh', 'fresh'])
      expect(received.mock.calls).toEqual([['fresh']])
      await sdk.account.info()
      expect(api.received[1]?.headers['api-token']).toBe('fresh')
    },
  )

  test('a new client uses the token that its token store already contains', async () => {
    api = await startApi((_, response) => ok(response))
    const sdk = connect({ tokenStore: { get: () => 'kept', set: () => {}, clear: () => {} } })
    await sdk.account.info()
    expect(api.received[0]?.headers['api-token']).toBe('kept')
  })
})

describe('log-in and log-out in several tabs', () => {
  /** Creates a token store that all tabs share, as they share a cookie. */
  function jar(): TokenStore {
    let value: string | null = null
    return {
      get: () => value,
      set(next) {
        value = next
      },
      clear() {
        value = null
      },
    }
  }
  /**
   * Opens the clients of several tabs. Their clock stands still, so the tests show that a log-in and a log-out reach the
   * other tabs without a wait of a client.
   */
  const tabs = (count: number, stores: () => TokenStore, answer: Answering = (_, response) => ok(response)) =>
    startApi(answer).then((started) => {
      api = started
      return Array.from({ length: count }, () => {
        const onSignedOut = vi.fn()
        const timers = manualTimers()
        return { sdk: connect({ tokenStore: stores(), syncTabs: true, onSignedOut, timers }), onSignedOut }
      })
    })
  const sniff = () => {
    const received: unknown[] = []
    const channel = new BroadcastChannel(`bourselet:${api.url}`)
    channel.onmessage = ({ data }: MessageEvent) => void received.push(data)
    clients.push(channel)
    return received
  }

  test('a log-in in one tab logs in all tabs, but no message between them contains the token', async () => {
    const shared = jar()
    const all = await tabs(8, () => shared)
    const received = sniff()
    all[0]?.sdk.token.set('secret-token')
    await until(() => all.every(({ sdk }) => sdk.token.get() === 'secret-token'))
    await until(() => received.length > 0)
    expect(JSON.stringify(received)).not.toContain('secret')
  })

  test('a log-out in one tab logs out all tabs without a wait, and calls only the sign-out hooks of the other tabs', async () => {
    const shared = jar()
    const all = await tabs(8, () => shared)
    all[0]?.sdk.token.set('t1')
    await until(() => all.every(({ sdk }) => sdk.token.get() === 't1'))
    all[3]?.sdk.token.clear()
    await until(() => all.every(({ sdk }) => sdk.token.get() === null))
    expect(all.map(({ onSignedOut }) => onSignedOut.mock.calls.flat())).toEqual(
      all.map((_, at) => (at === 3 ? [] : ['other-tab'])),
    )
  })

  test('tabs that keep their tokens in memory log out together, but an expired token ends the session of its own tab only', async () => {
    const all = await tabs(2, jar, (request, response) =>
      request.headers['api-token'] === 'mine' ? signedOut(request, response) : ok(response),
    )
    const [first, second] = all.map(({ sdk }) => sdk)
    first?.token.set('mine')
    second?.token.set('yours')
    const received = sniff()
    await caught(first?.account.info() as Promise<unknown>)
    expect([first?.token.get(), second?.token.get()]).toEqual([null, 'yours'])
    first?.token.set('mine')
    first?.token.clear()
    await until(() => second?.token.get() === null)
    // Messages of a tab arrive in order. If the expired token had caused a message `out`, that message would have
    // arrived before the one of the log-out.
    await until(() => received.includes('out'))
    expect(received.filter((message) => message === 'out')).toHaveLength(1)
  })

  test('a late answer TOKEN_INVALID to a call with an old token does not clear a token that another tab has renewed', async () => {
    const shared = jar()
    const late: (() => void)[] = []
    const [tab] = await tabs(
      1,
      () => shared,
      (request, response) => {
        late.push(() => signedOut(request, response))
      },
    )
    tab?.sdk.token.set('old')
    const failing = caught(tab?.sdk.account.info() as Promise<unknown>)
    await until(() => late.length === 1)
    // Simulates another tab that has renewed the token in the shared store but whose message has not arrived in this
    // tab yet.
    shared.set('renewed')
    late[0]?.()
    await failing
    expect(shared.get()).toBe('renewed')
    expect(tab?.sdk.token.get()).toBe('renewed')
    expect(tab?.onSignedOut).not.toHaveBeenCalled()
  })

  test('clients of two exchanges on one page ignore each other’s log-outs', async () => {
    api = await startApi((_, response) => ok(response))
    const one = connect({ syncTabs: true })
    const other = connect({ syncTabs: true, baseUrl: `${api.url}/other` })
    one.token.set('a')
    other.token.set('b')
    const received = sniff()
    one.token.clear()
    await until(() => received.includes('out'))
    expect(other.token.get()).toBe('b')
  })
})

describe('log-out by sdk.signOut', () => {
  test('a log-out clears the token at once, calls no hook, and ends the session on the server', async () => {
    const received: Received[] = []
    api = await startApi((request, response) => {
      received.push(request)
      ok(response)
    })
    const beforeWrite = vi.fn(() => Promise.reject(new Error('refused')))
    const sdk = connect({ beforeWrite })
    sdk.token.set('mine')
    sdk.signOut()
    expect(sdk.token.get()).toBeNull()
    await until(() => received.length === 1)
    expect(JSON.parse(received[0]!.body)).toEqual({ end_current_session: true })
    expect(received[0]!.headers['api-token']).toBe('mine')
    expect(beforeWrite).not.toHaveBeenCalled()
    sdk.signOut()
    await sdk.site.settings()
    expect(received).toHaveLength(2)
  })

  test('the browser sends the log-out request even if the member leaves the page', async () => {
    api = await startApi((_, response) => ok(response))
    const inits: RequestInit[] = []
    const sdk = connect({
      fetch: (url, init) => {
        inits.push(init)
        return fetch(url, init)
      },
    })
    sdk.token.set('mine')
    sdk.signOut()
    await until(() => inits.length === 1)
    expect(inits[0]!.keepalive).toBe(true)
  })

  test('a log-out clears the token even if there is no connection to the server', async () => {
    api = await startApi((_, response) => ok(response))
    let failed = 0
    const sdk = connect({
      fetch: async () => {
        failed += 1
        throw new TypeError('no connection')
      },
    })
    sdk.token.set('mine')
    sdk.signOut()
    expect(sdk.token.get()).toBeNull()
    await until(() => failed === 1)
  })
})
