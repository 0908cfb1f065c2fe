import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Settings } from '../exchange/settings.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { clientAddress, networkOf, proxyTrust, type TrustedProxy } from './client-address.ts'

const PROXY = '10.0.0.7'
const TOKEN = 'f'.repeat(32)

let sandbox: TestSandbox
let proxied: TestSandbox
/** A sandbox that allows three requests with unknown tokens a minute. */
let strict: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
  proxied = await testSandbox({ bots: false, trustedProxy: [PROXY], allowUnsafeExposure: true })
  strict = await testSandbox({ bots: false, wrongTokensPerMinute: 3 })
})
/** Changes settings of a sandbox until the test ends. */
function limit(home: TestSandbox, changes: Partial<Settings>) {
  const { settings } = home.exchange()
  const before = { ...settings }
  Object.assign(settings, changes)
  onTestFinished(() => void Object.assign(settings, before))
}

describe('the client address of a request', () => {
  const addressOf = (trusted: TrustedProxy, peer: string, forwarded?: string) =>
    clientAddress(
      {
        socket: { remoteAddress: peer },
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      } as unknown as IncomingMessage,
      proxyTrust(trusted),
    )

  test.each([
    ['ignores the header without a proxy', [], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['uses the address that a trusted proxy reports', [PROXY], PROXY, '198.51.100.1', '198.51.100.1'],
    ['trusts a proxy inside a trusted range', ['10.0.0.0/8'], PROXY, '198.51.100.1', '198.51.100.1'],
    [
      'ignores header entries that no trusted proxy wrote',
      [PROXY],
      PROXY,
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['passes over two trusted proxies', 2, '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['ignores the header of an untrusted peer', [PROXY], '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['uses the proxy address if the header contains no address', 1, PROXY, 'anything', PROXY],
    ['uses the proxy address if the header is missing', [PROXY], PROXY, undefined, PROXY],
  ] as const)('clientAddress %s', (_case, trusted, peer, forwarded, address) => {
    expect(addressOf(trusted as TrustedProxy, peer, forwarded)).toBe(address)
  })

  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('rate limits count requests from the address "%s" under the key "%s"', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('limits per client address', () => {
  const read = async (home: TestSandbox, peer: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const url = '/data/api.data/getWebSetting'
    return (await home.app.inject({ method: 'POST', url, remoteAddress: peer, headers })).json().code
  }

  test('rate limits ignore the header X-Forwarded-For if no proxy is trusted', async () => {
    limit(sandbox, { readsPerMinute: 1 })
    expect(await read(sandbox, '203.0.113.9', '198.51.100.1')).toBe(1)
    expect(await read(sandbox, '203.0.113.9', '198.51.100.2')).toBe(4029)
  })

  test('rate limits count each client address separately behind a trusted proxy', async () => {
    limit(proxied, { readsPerMinute: 1 })
    expect(await read(proxied, PROXY, '198.51.100.1')).toBe(1)
    expect(await read(proxied, PROXY, '198.51.100.1')).toBe(4029)
    expect(await read(proxied, PROXY, '198.51.100.2')).toBe(1)
  })

  test('rate limits count all addresses of one IPv6 /64 network as one client', async () => {
    limit(sandbox, { readsPerMinute: 1 })
    expect(await read(sandbox, '2001:db8:1:2::1')).toBe(1)
    expect(await read(sandbox, '2001:db8:1:2:ffff::2')).toBe(4029)
    expect(await read(sandbox, '2001:db8:1:3::1')).toBe(1)
  })

  test('limits the number of requests with unknown tokens per address', async () => {
    const token = await strict.signIn()
    const info = async (headers: Record<string, string>, remoteAddress = '203.0.113.9') => {
      const url = '/data/api.user/getMemberInfo'
      return (await strict.app.inject({ method: 'POST', url, headers, remoteAddress })).json()
    }
    const wrong = (n: number) => ({ 'api-token': TOKEN.slice(1) + n })
    const codes = []
    for (let n = 0; n < 4; n++) codes.push((await info(wrong(n))).code)
    expect(codes).toEqual([4001, 4001, 4001, 4029])
    // The limit applies to requests with unknown tokens only. It affects neither members at the same address nor
    // other addresses.
    expect((await info(token)).code).toBe(1)
    expect((await info(wrong(5), '203.0.113.10')).code).toBe(4001)
    const file = await strict.app.inject({
      url: '/files/x.png',
      headers: wrong(6),
      remoteAddress: '203.0.113.9',
    })
    expect(file.statusCode).toBe(429)
  })

  test('the server counts concurrent requests with unknown tokens before it looks up the tokens', async () => {
    const asked = Array.from({ length: 12 }, (_, n) =>
      strict.call('account.info', {}, { 'api-token': TOKEN.slice(2) + (10 + n) }),
    )
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(codes.filter((code) => code === 4001)).toHaveLength(3)
  })

  test('limits the number of requests to health probes per minute', async () => {
    limit(sandbox, { readsPerMinute: 5 })
    const probe = async (url: string) => (await sandbox.app.inject({ url })).statusCode
    const statuses = []
    for (const url of ['/livez', '/readyz', '/livez', '/readyz', '/livez', '/readyz', '/livez'])
      statuses.push(await probe(url))
    expect(statuses.slice(5)).toEqual([429, 429])
    expect(statuses.slice(0, 5)).not.toContain(429)
  })

  test('closes new connections of an address that has reached its limit; after one connection ends, a new one can be opened', async () => {
    const sandbox = await testSandbox({ bots: false, connectionsPerAddress: 2 })
    const { port, hostname } = new URL(sandbox.url)
    const open = async () => {
      const socket = connect(Number(port), hostname)
      const closed = new Promise<'closed'>((done) => socket.once('close', () => done('closed')))
      socket.on('error', () => {})
      socket.write('GET /livez HTTP/1.1\r\nhost: a\r\n\r\n')
      const answered = new Promise<'answered'>((done) => socket.once('data', () => done('answered')))
      return { socket, closed, outcome: await Promise.race([answered, closed]) }
    }
    const [first, second, third] = [await open(), await open(), await open()]
    expect([first, second, third].map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'closed'])
    first.socket.destroy()
    await first.closed
    await expect.poll(async () => (await open()).outcome).toBe('answered')
  })
})

describe('HTTPS', () => {
  const header = async (home: TestSandbox) => {
    const headers = { 'x-forwarded-proto': 'https' }
    const reply = await home.app.inject({ url: '/livez', remoteAddress: PROXY, headers })
    return reply.headers['strict-transport-security']
  }

  test('sends Strict-Transport-Security only if a trusted proxy reports HTTPS', async () => {
    expect(await header(proxied)).toBe('max-age=31536000')
    expect(await header(sandbox)).toBeUndefined()
  })
})
