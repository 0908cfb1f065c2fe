import { createBourselet, memoryStore } from '@bourselet/sdk'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { shareSignIn } from './share-sign-in.ts'

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/**
 * Opens the client of a frame. The client keeps its token in memory, as it does if the browser refuses storage
 * to frames.
 */
function openFrame(token?: string, host = 'https://partner.example') {
  const tokenStore = memoryStore()
  if (token) tokenStore.set(token)
  const client = createBourselet({ baseUrl: 'http://localhost:1', tokenStore, syncTabs: false })
  opened.push(shareSignIn(client.token, host), client.close)
  return client.token
}

test('a log-in in one frame also logs in the partner’s other frames, including one that opens later', async () => {
  const [a, b] = [openFrame(), openFrame()]
  a.set('one')
  await expect.poll(() => b.get()).toBe('one')
  const c = openFrame()
  await expect.poll(() => c.get()).toBe('one')
})

test('a log-out in one frame logs out the partner’s other frames, including a frame that opens at that moment', async () => {
  const [a, b, c] = [openFrame('one'), openFrame('one'), openFrame('one')]
  b.clear()
  const late = openFrame()
  await expect.poll(() => [a.get(), c.get()]).toEqual([null, null])
  // A channel delivers messages in order. Once the second token has arrived in all frames, the messages about the
  // log-out have arrived as well.
  a.set('two')
  await expect.poll(() => [b.get(), c.get(), late.get()]).toEqual(['two', 'two', 'two'])
})

test('frames of two partners share neither a log-in nor a log-out', async () => {
  const [a, b] = [openFrame(), openFrame(undefined, 'https://other.partner.example')]
  const late = () => openFrame(undefined, 'https://other.partner.example')
  a.set('one')
  const c = openFrame()
  await expect.poll(() => c.get()).toBe('one')
  const d = late()
  b.set('two')
  await expect.poll(() => d.get()).toBe('two')
  expect([a.get(), c.get()]).toEqual(['one', 'one'])
  b.clear()
  await expect.poll(() => d.get()).toBeNull()
  expect([a.get(), c.get()]).toEqual(['one', 'one'])
})

test('a new log-in in one frame replaces the earlier token in the partner’s other frames', async () => {
  const [a, b] = [openFrame('old'), openFrame()]
  await expect.poll(() => b.get()).toBe('old')
  b.set('new')
  await expect.poll(() => a.get()).toBe('new')
})

test('a frame ignores an answer that it has not requested, and a log-in token that is empty or not a string', async () => {
  const a = openFrame('own')
  const other = new BroadcastChannel('bourselet:frames:https://partner.example')
  opened.push(() => other.close())
  other.postMessage({ type: 'answer', token: 'stale' })
  other.postMessage({ type: 'now', token: 7 })
  other.postMessage({ type: 'now', token: '' })
  const b = openFrame()
  await expect.poll(() => b.get()).toBe('own')
  expect(a.get()).toBe('own')
})

test('a frame keeps its own log-in if the browser forbids broadcast channels', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const token = openFrame()
  token.set('one')
  expect(token.get()).toBe('one')
})
