import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.doUnmock('./member-client.ts')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Makes the given number of requests for the code of the client fail. Returns the functions under test. */
async function failing(failures: number) {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const request = vi.fn(() => {
    if (request.mock.calls.length <= failures) throw new Error('no network')
    return {}
  })
  vi.doMock('./member-client.ts', request)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const browser = new EventTarget()
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  return { request, reported, browser, ...(await import('./load-member-client.ts')) }
}

/** Advances the time by `ms`, and waits until the requests that start in this time have ended. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
}

test('the member client is requested again until it loads, after waits of 2 s up to 30 s', async () => {
  const waits = [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]
  const { request, reported, loadMemberClient } = await failing(waits.length)
  const loaded = vi.fn()
  void loadMemberClient().then(loaded)
  await pass(0)
  for (const [index, ms] of waits.entries()) {
    await pass(ms - 1)
    expect(request).toHaveBeenCalledTimes(index + 1)
    expect(loaded).not.toHaveBeenCalled()
    await pass(1)
    expect(request).toHaveBeenCalledTimes(index + 2)
  }
  expect(reported).toHaveBeenCalledOnce()
  expect(loaded).toHaveBeenCalledOnce()
})

test('tryMemberClient uses the first request of loadMemberClient, and returns undefined if that request fails instead of waiting for repeats', async () => {
  const { reported, request, tryMemberClient, loadMemberClient } = await failing(1)
  const loaded = loadMemberClient()
  expect(await tryMemberClient()).toBeUndefined()
  expect(request).toHaveBeenCalledOnce()
  expect(reported).toHaveBeenCalledOnce()
  await pass(2_000)
  await loaded
  expect(request).toHaveBeenCalledTimes(2)
})

test('if the client of member tags could not be loaded, it is requested again as soon as the browser is online', async () => {
  const { request, browser, loadMemberClient } = await failing(1)
  const loaded = loadMemberClient()
  await pass(0)
  expect(request).toHaveBeenCalledOnce()
  browser.dispatchEvent(new Event('online'))
  await loaded
  expect(request).toHaveBeenCalledTimes(2)
})
