import { expect, onTestFinished, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { KycStatus } from './kyc-status.tsx'

const rejected = (reject_reason: string) => ({
  ...{ real_name: 'A** O****', id_type: 'passport', id_number: 'AB******67', country: 'JP' },
  ...{ id_front: '/files/front.jpg', id_back: null, level: 0, submitted_at: 1, reviewed_at: 2 },
  ...{ status: 'rejected', reject_reason },
})

test('after a change of the language, the reason of a rejection is requested and shown in the new language', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => sent.mockRestore())
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const call = 'getKycInfo'
  await exchange.step({ do: 'answer', call, data: rejected('The photo is blurred') })
  const { page } = await renderKit(<KycStatus />, { client: exchange.sdk })
  onTestFinished(() => page.preferences.setState({ locale: null }))
  await expect.element(browser.getByText('The photo is blurred')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  await exchange.step({ do: 'answer', call, data: rejected('写真が不鮮明です') })
  page.preferences.setState({ locale: 'ja' })
  await expect.element(browser.getByText('写真が不鮮明です')).toBeVisible()
  const [, request] = sent.mock.calls.findLast(([url]) => String(url).endsWith(`/${call}`))!
  expect(new Headers(request?.headers).get('Accept-Language')).toBe('ja')
})
