import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { siteSettings } from '../../testing/site-settings.ts'
import { Login } from './login/login.tsx'
import { Register } from './register/register.tsx'

async function open() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings() })
  return exchange
}

/**
 * Waits until the settings are loaded. They allow a log-in by e-mail address only, so the tabs above the form
 * disappear.
 */
async function untilLoaded(submit: Locator) {
  await expect.element(submit).toBeVisible()
  await expect.element(page.getByText('Phone', { exact: true })).not.toBeInTheDocument()
}

/** Returns the distance in px that a button moves within its form during an action. */
async function moved(name: string, action: () => Promise<void>) {
  const top = () => {
    const button = page.getByRole('button', { name, exact: true }).element()
    return button.getBoundingClientRect().top - button.closest('form')!.getBoundingClientRect().top
  }
  const before = top()
  await action()
  return Math.abs(top() - before)
}

test('the log-in button does not move when fields show errors or when the server refuses the log-in', {
  tags: 'deep',
}, async () => {
  const exchange = await open()
  await renderKit(<Login />, { client: exchange.sdk, locale: 'en', width: 390, shadow: true })
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await untilLoaded(submit)
  const byErrors = await moved('Log in', async () => {
    await submit.click()
    await expect.poll(() => page.getByText('Required').elements().length).toBe(2)
  })
  await page.getByLabelText('E-mail').fill('me@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('abc12345')
  const refuse = async (code: number, error: string, text: string) => {
    await exchange.step({ do: 'fail', call: 'login', code, error })
    return moved('Log in', async () => {
      await submit.click()
      await expect.element(page.getByText(text)).toBeVisible()
    })
  }
  const atField = await refuse(5101, 'LOGIN_FAILED', 'Wrong account or password')
  const belowButton = await refuse(5103, 'ACCOUNT_DISABLED', 'This account is disabled')
  expect(byErrors).toBeLessThan(1)
  expect(atField).toBeLessThan(1)
  expect(belowButton).toBeLessThan(1)
})

test('the registration button does not move when fields show errors', async () => {
  const exchange = await open()
  await renderKit(<Register />, { client: exchange.sdk, locale: 'en', width: 390, shadow: true })
  const submit = page.getByRole('button', { name: 'Create account', exact: true })
  await untilLoaded(submit)
  const px = await moved('Create account', async () => {
    await submit.click()
    await expect.poll(() => page.getByText('Required').elements().length).toBeGreaterThan(2)
  })
  expect(px).toBeLessThan(1)
})
