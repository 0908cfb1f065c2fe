import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { SignInCalendar } from './sign-in-calendar.tsx'

const log = (streak: number, signed_today: boolean) => ({
  last_date: '2026-01-01',
  signed_today,
  streak,
  total_days: streak,
  total_reward: '0.30000000',
  week: [1, 2, 3, 4, 5, 6, 7].map((cycle_day) => ({
    cycle_day,
    reward: '0.10000000',
    signed: cycle_day <= streak,
  })),
})

async function show() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'signLastLog', data: log(2, false) })
  exchange.sdk.token.set('t'.repeat(32))
  await renderKit(<SignInCalendar />, { client: exchange.sdk, locale: 'en', width: 500, shadow: true })
  return exchange
}

const button = () => page.getByRole('button', { name: 'Sign in today' })

test('signs the member in for today, and shows the new number of consecutive days', async () => {
  const exchange = await show()
  await expect.element(page.getByText('2 days in a row')).toBeVisible()
  const data = { date: '2026-01-02', streak: 3, cycle_day: 3, reward: '0.10000000', coin: 'USDT' }
  await exchange.step({ do: 'answer', call: 'signToday', data })
  await exchange.step({ do: 'answer', call: 'signLastLog', data: log(3, true) })
  await button().click()
  await expect.element(page.getByText('3 days in a row')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Signed in today' })).toBeDisabled()
})

test('shows a message if the server refuses a second sign-in on the same day', async () => {
  const exchange = await show()
  await exchange.step({ do: 'fail', call: 'signToday', code: 5901, error: 'ALREADY_SIGNED' })
  await button().click()
  await expect.element(page.getByText('You have already signed in today')).toBeVisible()
})

test('if the first answer is lost and the repeated request is refused with ALREADY_SIGNED, shows the day as signed in and no error', async () => {
  const exchange = await show()
  await expect.element(page.getByText('2 days in a row')).toBeVisible()
  await exchange.step({ do: 'fail', call: 'signToday', code: 5901, error: 'ALREADY_SIGNED' })
  await exchange.step({ do: 'drop', call: 'signToday', once: true })
  await exchange.step({ do: 'answer', call: 'signLastLog', data: log(3, true) })
  await button().click()
  await expect.element(page.getByRole('button', { name: 'Signed in today' })).toBeDisabled()
  await expect.element(page.getByText('3 days in a row')).toBeVisible()
  await expect.element(page.getByText('You have already signed in today')).not.toBeInTheDocument()
  expect((await exchange.inspect()).calls.signToday).toBe(2)
})

test('at the start of a UTC day, a member who signed in the day before can sign in again', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'signLastLog', data: log(2, true) })
  exchange.sdk.token.set('t'.repeat(32))
  const clock = vi.spyOn(exchange.sdk.clock, 'now').mockReturnValue(Date.parse('2026-01-01T23:59:59.900Z'))
  await renderKit(<SignInCalendar />, { client: exchange.sdk, locale: 'en', width: 500 })
  await expect.element(page.getByRole('button', { name: 'Signed in today' })).toBeDisabled()
  await exchange.step({ do: 'answer', call: 'signLastLog', data: log(2, false) })
  clock.mockReturnValue(Date.parse('2026-01-02T00:00:00.100Z'))
  await expect.element(button()).toBeEnabled()
})
