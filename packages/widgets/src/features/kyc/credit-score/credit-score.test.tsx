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
