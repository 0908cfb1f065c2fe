import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../../testing/render-kit.tsx'
import { showAccount } from '../../../testing/show-account.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { CreditScore } from './credit-score.tsx'

test('the button for the identity verification states the points that the operator sets', async () => {
  const exchange = await showAccount(null, { kyc_status: 'none' })
  const credit_score = { ...siteSettings().credit_score, verified: 30 }
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings({ credit_score }) })
  await renderKit(<CreditScore onVerify={() => {}} />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByRole('button', { name: 'Verify identity, +30' })).toBeVisible()
})

const check = { level: 0, status: 'none', id_number_free: null }

test.each([
  ['Loans need a verified identity', { passed: false, required_level: 1 }],
  ['Enough for loans', { passed: true, required_level: 0 }],
])('for a member without a verified identity it states: %s', async (text, data) => {
  const exchange = await showAccount(null, { kyc_status: 'none', kyc_level: 0, credit_score: 60 })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await exchange.step({ do: 'answer', call: 'kycCheck', data: { ...check, ...data } })
  await renderKit(<CreditScore />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByText(text)).toBeVisible()
})

test('if it is not known whether a loan needs an identity, it does not state that the score is enough', async () => {
  const exchange = await showAccount(null, { kyc_status: 'none', kyc_level: 0, credit_score: 60 })
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  await exchange.step({ do: 'fail', call: 'kycCheck', status: 500 })
  const { page: shared } = await renderKit(<CreditScore />, { client: exchange.sdk, locale: 'en' })
  const failed = () =>
    shared.queryClient
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error')
  await expect.poll(failed).toBe(true)
  await expect.element(page.getByText('Enough for loans')).not.toBeInTheDocument()
})
