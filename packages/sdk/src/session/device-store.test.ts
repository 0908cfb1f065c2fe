import { afterEach, expect, test, vi } from 'vitest'
import { createBourselet } from '../sdk.ts'
import { deviceStore } from './device-store.ts'

const DEVICE = '5d41402abc4b2a76b9719d911017c592'
const clients: { close(): void }[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
  vi.unstubAllGlobals()
})

/** Replaces `localStorage` by the two methods that the store uses, and returns the stored values. */
function storage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  return kept
}

/** Opens a client. Its server answers a log-in with `answer`, which contains a device token by default. */
function open(baseUrl: string, answer: object = { device_token: DEVICE }) {
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const sdk = createBourselet({
    baseUrl,
    fetch: async (url, { body }) => {
      sent.push({ path: new URL(url).pathname, body: JSON.parse(`${body ?? '{}'}`) })
      return Response.json({ code: 1, info: '', data: { token: 't', expire_at: 1, member: {}, ...answer } })
    },
  })
  clients.push(sdk)
  const bodyOf = (name: string) => sent.findLast(({ path }) => path.endsWith(name))?.body
  return { sdk, bodyOf }
}

test('after the first log-in, the client sends the device token with log-ins, code requests and password resets, even after a reload', async () => {
  storage()
  const { sdk, bodyOf } = open('https://one.test')
  await sdk.session.login({ account: 'me@example.com', password: 'abc12345' })
  expect(bodyOf('/login')).toEqual({ account: 'me@example.com', password: 'abc12345' })
  await sdk.account.info()
  expect(JSON.stringify(bodyOf('/getMemberInfo'))).not.toContain(DEVICE)

  const reloaded = open('https://one.test')
  await reloaded.sdk.session.login({ account: 'me@example.com', password: 'abc12345' })
  await reloaded.sdk.session.sendCode({ scene: 'forgot', email: 'me@example.com' })
  const fresh = { new_password: 'abc12345', new_password_confirm: 'abc12345' }
  await reloaded.sdk.account.changePassword({ account: 'me@example.com', code: '123456', ...fresh })
  for (const name of ['/login', '/sendEmailCode', '/changePassword'])
    expect(reloaded.bodyOf(name)).toMatchObject({ device_token: DEVICE })
  await reloaded.sdk.account.changePassword({ old_password: 'abc12345', ...fresh })
  expect(reloaded.bodyOf('/changePassword')).not.toHaveProperty('device_token')
})

test('a client does not send the device token of one exchange to another exchange', async () => {
  storage()
  const one = open('https://one.test')
  await one.sdk.session.login({ account: 'me@example.com', password: 'abc12345' })
  const other = open('https://two.test', {})
  for (let n = 0; n < 2; n++)
    await other.sdk.session.login({ account: 'me@example.com', password: 'abc12345' })
  expect(other.bodyOf('/login')).not.toHaveProperty('device_token')
})

test('if storage is blocked, the device store keeps the token in memory', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('SecurityError')
    },
    setItem() {
      throw new Error('SecurityError')
    },
  })
  const store = deviceStore('https://one.test')
  expect(store.get()).toBeNull()
  store.set(DEVICE)
  expect(store.get()).toBe(DEVICE)
  expect(deviceStore('https://one.test').get()).toBeNull()
})
