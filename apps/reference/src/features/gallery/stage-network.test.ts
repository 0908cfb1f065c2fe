import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Conditions, createStageNetwork } from './stage-network.ts'

/**
 * Starts a server that counts its requests, and a simulated network with the given conditions that sends
 * requests to this server.
 */
async function open(changes: Partial<Conditions> = {}, body = 'answer') {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const stage = createStageNetwork()
  stage.apply({ network: 'normal', phase: 'ready', ...changes })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const send = (init: RequestInit = {}, path = '') => stage.client().fetch(url + path, init)
  return { stage, send, requests: () => requests }
}

test('the normal network sends a request, returns its answer and measures the answer time', async () => {
  const { stage, send } = await open()
  expect(stage.signs()).toEqual({ connection: 'connecting', streamMs: null, answerMs: null })
  expect(await (await send()).text()).toBe('answer')
  expect(stage.signs()).toMatchObject({ connection: 'connected', answerMs: expect.any(Number) })
})

test('the offline network rejects a request as `fetch` does and sends nothing to the server', async () => {
  const { stage, send, requests } = await open({ network: 'offline' })
  await expect(send()).rejects.toBeInstanceOf(TypeError)
  expect(stage.signs().connection).toBe('disconnected')
  expect(requests()).toBe(0)
})

test('the slow network sends a request after a delay of two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { send, requests } = await open({ network: 'slow' })
  const answer = send()
  await vi.advanceTimersByTimeAsync(1_999)
  expect(requests()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(200)
  expect(requests()).toBe(1)
})

test('in the phase `error`, the network answers with 503 and sends nothing to the server', async () => {
  const { stage, send, requests } = await open({ phase: 'error' })
  expect((await send()).status).toBe(503)
  expect(stage.signs().connection).toBe('failing')
  expect(requests()).toBe(0)
})

test('in the phase `loading`, a request waits until its caller aborts it', async () => {
  const { stage, send, requests } = await open({ phase: 'loading' })
  const ended = new AbortController()
  const answer = send({ signal: ended.signal })
  ended.abort()
  await expect(answer).rejects.toBe(ended.signal.reason)
  expect(stage.signs().connection).toBe('connecting')
  expect(requests()).toBe(0)
})

test('changing the simulated phase creates a new SDK client, so that the tags start again; changing the simulated network keeps the client', async () => {
  const { stage } = await open()
  const first = stage.client()
  stage.apply({ network: 'slow', phase: 'ready' })
  expect(stage.client()).toBe(first)
  stage.apply({ network: 'slow', phase: 'error' })
  expect(stage.client()).not.toBe(first)
})

/** An answer with lists at several depths. */
const filled = {
  code: 1,
  info: '',
  data: { total: 2, rows: [{ id: 1 }, { id: 2 }], open: { list: ['a'] } },
}

test('in the phase `empty`, the lists of an answer are empty', async () => {
  const { send, requests } = await open({ phase: 'empty' }, JSON.stringify(filled))
  const orders = await send({}, 'data/api.user/orderList')
  expect(await orders.json()).toEqual({ code: 1, info: '', data: { total: 0, rows: [], open: { list: [] } } })
  expect(requests()).toBe(1)
})

test.each(['data/api.data/queryCoinMenu?x=1', 'data/api.data/getWebSetting', 'data/api.user/getMemberInfo'])(
  'the phase `empty` of the gallery empties the lists in answers, but not in the answer of %s, without which no custom element renders',
  async (path) => {
    const { send, requests } = await open({ phase: 'empty' }, JSON.stringify(filled))
    const answer = await send({}, path)
    expect(await answer.json()).toEqual(filled)
    expect(requests()).toBe(1)
  },
)
