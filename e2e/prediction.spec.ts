import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, balanceOf, control, freshMember, type TestMember, units } from './exchange.ts'
import { choose, expectToast, isPhone, signIn } from './pages.ts'

/** Symbol whose index price this file sets, so no other test uses it. */
const ETH = 'ETHUSDT'

test.afterEach(() => control('index', { symbol: ETH }))

const optionPath = (info: TestInfo, view = 'rounds') =>
  `${isPhone(info) ? '/mboption' : '/option'}?symbol=${ETH}${view === 'options' ? '&view=options' : ''}`

const runs = () => ask('prediction.times', { symbol: ETH })

async function board() {
  const { rounds, server_time } = await runs()
  if (!rounds?.open) throw new Error('no round takes bets')
  return { open: rounds.open, live: rounds.live, now: server_time }
}

/** Advances the exchange's clock to one second after a time in ms. */
async function goTo(ts: number) {
  const { server_time } = await runs()
  await control('clock', { advance_ms: Math.max(0, ts - server_time) + 1_000 })
}

/** Returns an open round whose betting ends in two minutes or later. */
async function freshRound() {
  const { open, now } = await board()
  if (open.lock_at - now > 120_000) return open
  await goTo(open.lock_at)
  await expect.poll(async () => (await board()).open.round_no).not.toBe(open.round_no)
  return (await board()).open
}

async function openPage(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  { member, view }: { member: TestMember; view?: string },
) {
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  await page.goto(optionPath(info, view))
}

/** Presses the confirm button of the open dialog, which shows the bet. */
const confirmBet = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Bet / }).click()
const betForm = (page: Page): Locator => page.locator('form.bl-bet')
const optionForm = (page: Page): Locator => page.locator('form.bl-option')
const pick = (form: Locator, way: 'up' | 'down') => form.locator(`.bl-bet__card[data-trend="${way}"]`).click()

test('a bet on Up is paid exactly once if the round closes above its locked price @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({ USDT: '1000' })
  const round = await freshRound()
  await openPage(page, context, info, { member })
  const form = betForm(page)
  await pick(form, 'up')
  await form.getByRole('textbox', { name: 'Amount' }).fill('100')
  // Before the bet is placed, the form shows its estimated payout.
  await expect(form.getByText('Est. payout if Up wins')).toBeVisible()
  await form.getByRole('button', { name: 'Bet 100.00\u00a0USDT on Up' }).dblclick()
  await confirmBet(page)
  await expectToast(page, 'Bet placed')
  await expect(form.getByRole('button', { name: 'You are in this round' })).toBeDisabled()
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('900.00000000'))

  await goTo(round.lock_at)
  await expect.poll(async () => (await board()).live?.status).toBe('locked')
  const { live } = await board()
  expect(live?.round_no).toBe(round.round_no)
  await control('index', { symbol: ETH, price: (Number(live?.open_price) * 1.02).toFixed(2) })
  // After the reload, the card of the live round (locked, waiting for its close price) shows the amount of the member's
  // bet.
  await page.reload()
  await expect(page.locator('.bl-round[data-kind="live"] .bl-round__mine')).toContainText('100.00')

  await goTo(round.close_at)
  const mine = () => ask('prediction.history', {}, member.token).then(({ list }) => list[0])
  await expect.poll(async () => (await mine())?.status).toBe('won')
  const paid = await mine()
  expect((await balanceOf(member.token, 'USDT')).available).toBe(
    units('900.00000000') + units(paid?.reward_amount ?? '0.00000000'),
  )
  await page.reload()
  await expect(page.getByText('Won', { exact: true }).first()).toBeVisible()

  // Everybody can read the index ticks (published index prices) that decided the round.
  await page.goto('/records')
  await page.getByRole('tab', { name: 'All results' }).click()
  await page.getByRole('button', { name: 'Ticks that settled it' }).first().click()
  const proof = page.getByRole('dialog')
  await expect(proof.getByRole('heading', { name: 'At the lock' })).toBeVisible()
  await expect(proof.locator('strong', { hasText: 'Counts' }).first()).toBeVisible()
})

test('a one-minute option on Up is paid after the index rises, and the page shows its cost and profit @usually-phone', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({ USDT: '1000' })
  await openPage(page, context, info, { member, view: 'options' })
  const form = optionForm(page)
  await form.locator('.bl-durations__card').first().click()
  await form.getByRole('textbox', { name: 'Amount' }).fill('100')
  await expect(form.getByText('100.10\u00a0USDT', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Up', exact: true }).dblclick()
  await confirmBet(page)
  await expectToast(page, 'Option opened')
  const { list } = await ask('prediction.rounds', { scope: 'mine' }, member.token)
  expect(list).toHaveLength(1)
  const [order] = list
  if (!order || !('deliver_at' in order)) throw new Error('no option')
  await control('index', { symbol: ETH, price: (Number(order.open_price) * 1.02).toFixed(2) })
  await goTo(order.deliver_at)
  // Profit: 100 × 0.7, less the reward fee (2 % of 70) and the opening fee (0.10).
  await expectToast(page, /Won: \+68\.50/)
  await page.goto('/history2')
  await expect(page.getByText('+68.50').first()).toBeVisible()
})

test('the bet form shows an error for a stake that is out of bounds, has too many decimals or exceeds the balance, and sends no bet @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({ USDT: '60' })
  await freshRound()
  await openPage(page, context, info, { member })
  const form = betForm(page)
  await pick(form, 'down')
  for (const [amount, words] of [
    ['0.99', 'The stake must be between 1 and 5,000'],
    ['5000.01', 'The stake must be between 1 and 5,000'],
    ['1.005', 'The amount must be a multiple of 0.01'],
    ['60.01', /Insufficient balance/],
  ] as const) {
    await form.getByRole('textbox', { name: 'Amount' }).fill(amount)
    await form.locator('button[type="submit"]').click()
    await expect(form.getByText(words)).toBeVisible()
  }
  await page.goto(optionPath(info, 'options'))
  await optionForm(page).getByRole('textbox', { name: 'Amount' }).fill('9.99')
  await optionForm(page).getByRole('button', { name: 'Down', exact: true }).click()
  await expect(optionForm(page).getByText('The stake must be between 10 and 10,000')).toBeVisible()
  expect((await ask('prediction.rounds', { scope: 'mine' }, member.token)).list).toEqual([])
})

test('the page of rounds shows a visitor the rounds and asks them to log in before betting @deep', async ({
  page,
  context,
}, info) => {
  await choose(context, { locale: 'en' })
  await page.goto(optionPath(info))
  await expect(page.locator('.bl-round[data-kind="live"]').getByText('Current price')).toBeVisible()
  await betForm(page).getByRole('button', { name: 'Log in to bet' }).click()
  await expect(page).toHaveURL(/login\?return=/)
})
