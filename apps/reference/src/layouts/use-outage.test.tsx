import { expect, onTestFinished, test, vi } from 'vitest'
import { longWait, renderSite } from '../testing/render-site.tsx'

const banner = () => document.querySelector('.site-banner')?.textContent ?? ''

test('when the connection returns, the site repeats failed requests only a few times', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())
  const isPending = () => fetched.mock.settledResults.some(({ type }) => type === 'incomplete')
  const { sdk, step } = await renderSite('/account', { signedIn: true })
  await expect.poll(() => sdk.stream.state.get(), longWait).toBe('live')
  await expect.poll(isPending, longWait).toBe(false)
  await step({ do: 'down' })
  dispatchEvent(new Event('online'))
  await expect.poll(banner, longWait).not.toBe('')
  // After several failures the SDK stops sending requests for a while, so in the end no request is pending.
  await expect.poll(isPending, longWait).toBe(false)
  const whileUp = fetched.mock.calls.length
  await step({ do: 'up' })
  dispatchEvent(new Event('online'))
  await expect.poll(banner, { timeout: 30_000 }).toBe('')
  // The page sends about 30 requests in this test. The site stores the number of failed requests before it repeats
  // them. Otherwise, repeated requests would cause further repeats, about 500 requests in total.
  expect(fetched.mock.calls.length).toBeLessThan(100)
  expect(fetched.mock.calls.length).toBeGreaterThan(whileUp)
})
