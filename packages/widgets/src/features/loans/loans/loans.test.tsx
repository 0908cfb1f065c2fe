import type { Schema } from '@bourselet/sdk'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pageOf as pageOfClient } from '../../../shared/provider/page.ts'
import { authorize } from '../../../testing/authorize.ts'
import { focused } from '../../../testing/focused.ts'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { titled } from '../../../testing/titled.ts'
import { asksBeforeUnload } from '../../../testing/unload.ts'
import { checkLoan, type Loan, type LoanGoods, payoffAtDue, planOf } from '../loan.ts'
import { LoanOrders } from '../loan-orders/loan-orders.tsx'
import { splitOf } from '../loan-orders/use-repayment.ts'
import { LoanRecords } from '../loan-records/loan-records.tsx'
import { Loans } from './loans.tsx'

const term: Schema<'LoanTerm'> = { days: 30, daily_rate: '0.0005', grace_days: 7 }
const plain: LoanGoods = {
  ...{
    id: 1,
    name: 'USDT loan',
    coin: 'USDT',
    min_amount: '100',
    max_amount: '50000',
    step: '1',
    limit: '40000',
  },
  ...{ terms: [{ ...term, days: 7, daily_rate: '0.0004', grace_days: 3 }, term], fee_rate: '0.01' },
  ...{ collateral: false, collateral_coins: [], ltv: null, liquidation_fee_rate: null },
  ...{
    overdue_multiplier: '3',
    min_credit_score: 60,
    rules_html: '<h2>Terms</h2><p>One<script>x</script></p>',
  },
}
const secured: LoanGoods = {
  ...plain,
  ...{ id: 2, collateral: true, collateral_coins: ['BTC', 'ETH'], limit: null, min_credit_score: null },
  ltv: { initial: '0.65', margin_call: '0.75', liquidation: '0.83' },
  liquidation_fee_rate: '0.01',
}
const now = Date.UTC(2026, 0, 22, 12)
const loan: Loan = {
  ...{
    order_no: 'L202601220000000001',
    goods: { id: 1, name: 'USDT loan' },
    coin: 'USDT',
    amount: '1000.00000000',
  },
  ...{ term_days: 30, daily_rate: '0.0005', total_rate: '0.015', total_interest: '15.00000000' },
  ...{ total_repayment: '1015.00000000', handling_fee: '10.00000000', actual_arrival: '990.00000000' },
  ...{ disbursed_at: now, due_at: now + 30 * 86_400_000, grace_days: 7, overdue_multiplier: '3' },
  ...{ principal_left: '1000.00000000', interest_due: '5.00000000', penalty_due: '1.50000000' },
  ...{
    payoff: '1006.50000000',
    repaid: '0.00000000',
    repayments: [],
    collateral_coin: null,
    collateral_qty: null,
  },
  ...{ ltv: null, ltv_pct: null, margin_call_price: null, liquidation_price: null, liquidation: null },
  ...{ reject_reason: null, status: 'repaying', created_at: now, ended_at: null },
}

test('the cost of a loan grows each day by the daily interest, and on each late day by three times as much', () => {
  const plan = planOf(plain, term, '10000', '2026-01-22')
  expect(plan).toMatchObject({
    ...{ actual_arrival: '9900.00000000', total_repayment: '10150.00000000', lateDaily: '15.00000000' },
    ...{ dueDate: '2026-02-21', lateDate: '2026-02-28' },
  })
  expect(plan.chart).toHaveLength(37)
  expect(plan.chart[11]).toEqual({ date: '2026-02-02', gain: '5', total: '60.00000000' })
  expect(plan.chart.at(-1)).toMatchObject({ gain: '15', total: '255.00000000', phase: 'late' })
})

test('checks a loan amount against the limits, the step and the available collateral, and requires the agreement', () => {
  const wrong = (amount: string, goods = plain, available: string | null = null) =>
    checkLoan({ amount, term_days: 30, agree: true }, { goods, price: '50000', available }).amount
  expect(wrong('')).toBe('REQUIRED')
  expect(wrong('99')).toBe('LOAN_RANGE')
  expect(wrong('40001')).toBe('LOAN_RANGE')
  expect(wrong('100.5')).toBe('STEP')
  expect(wrong('40000')).toBeUndefined()
  // The required collateral is 10,000 / (0.65 × 50,000) = 0.30769231, slightly more than 0.3076923.
  expect(wrong('10000', secured, '0.3076923')).toBe('INSUFFICIENT_BALANCE')
  expect(wrong('10000', secured, '0.30769231')).toBeUndefined()
  expect(
    checkLoan({ amount: '100', term_days: 30, agree: false }, { goods: plain, price: null, available: null }),
  ).toEqual({ agree: 'AGREEMENT_REQUIRED' })
})

test('splits a repayment between penalty, interest and principal, in this order, and computes the debt at the due time', () => {
  expect(splitOf(loan, '6')).toMatchObject({
    paid_penalty: '1.50000000',
    paid_interest: '4.50000000',
    paid_principal: '0.00000000',
  })
  expect(splitOf(loan, 'full').paid).toBe('1006.50000000')
  expect(payoffAtDue({ ...loan, penalty_due: '0.00000000', payoff: '1000.50000000' }, now + 1)).toBe(
    '1015.00000000',
  )
})

const pageOf = (list: Loan[]) => ({ page: { limit: 100, total: list.length, pages: 1, current: 1 }, list })

async function show(answers: Record<string, unknown>, { signedIn = true } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (signedIn) exchange.sdk.token.set('t'.repeat(32))
  const all = {
    ...{ getWebSetting: siteSettings(), getMemberInfo: sampleMember({ kyc_level: 1, credit_score: 80 }) },
    ...{ queryCoinAccount: fundWallet, getLoanGoodsList: [plain, secured], getLoanOrderList: pageOf([]) },
    ...answers,
  }
  await exchange.step({ do: 'answers', data: all })
  return exchange
}

const kit = (exchange: Awaited<ReturnType<typeof show>>, width: number) =>
  ({ client: exchange.sdk, locale: 'en', width, shadow: true }) as const

const unverified = sampleMember({ kyc_level: 0, credit_score: 80 })
const identity = { required_level: 0, level: 0, status: 'none', id_number_free: null }

test('if the operator requires a verified identity for loans, asks an unverified member to verify it', async () => {
  const kycCheck = { ...identity, passed: false, required_level: 1 }
  const exchange = await show({ getMemberInfo: unverified, kycCheck })
  const onVerify = vi.fn()
  await renderKit(<Loans onVerify={onVerify} />, kit(exchange, 1200))
  await page.getByRole('button', { name: 'Verify identity' }).click()
  expect(onVerify).toHaveBeenCalledOnce()
})

test.each([
  ['whose identity is not verified', 'Please verify your identity first', { getMemberInfo: unverified }],
  ['with an open loan', 'You already have an open loan', { getLoanOrderList: pageOf([loan]) }],
])('the button of a member %s is disabled and states the reason once', async (_member, reason, answers) => {
  const kycCheck = { ...identity, passed: false, required_level: 1 }
  const exchange = await show({ kycCheck, ...answers })
  await renderKit(<Loans onVerify={() => {}} />, kit(exchange, 1200))
  const borrow = page.getByRole('button', { name: 'Borrow 1,000 USDT' })
  await expect.element(borrow).toHaveAttribute('aria-disabled', 'true')
  await expect.element(borrow).toHaveAccessibleDescription(reason)
  expect(page.getByText(reason).elements()).toHaveLength(1)
  await page.getByRole('checkbox').click()
  await borrow.click({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Borrow 2,000 USDT' })).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('if loans require no verified identity, unverified members see other reasons for a refusal, but no button for the verification', async () => {
  const scored = { ...plain, min_credit_score: 90 }
  const exchange = await show({
    getMemberInfo: unverified,
    kycCheck: { ...identity, passed: true },
    getLoanGoodsList: [scored, secured],
  })
  await renderKit(<Loans onVerify={() => {}} />, kit(exchange, 1200))
  const score = page.getByRole('status').getByText('Your credit score must be at least 90')
  await expect.element(score).toBeVisible()
  await page.getByRole('tab', { name: 'Against BTC or ETH' }).click()
  await expect.element(score).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Verify identity' })).not.toBeInTheDocument()
})

test('on a phone, the submit button is in view before the form is scrolled, and screen readers find the title', async () => {
  const exchange = await show({})
  await renderKit(<Loans />, kit(exchange, 390))
  const borrow = page.getByRole('button', { name: 'Borrow 1,000 USDT' })
  await expect.element(borrow).toBeVisible()
  const chart = page.getByRole('slider', { name: 'What you would owe, day by day' })
  await expect.poll(() => chart.element().getBoundingClientRect().bottom).toBeGreaterThan(innerHeight)
  expect(borrow.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  await expect.element(page.getByRole('heading', { name: 'Loans' })).toBeInTheDocument()
  const terms = page.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toContain('You receive')
  // Without repaid loans there is no count of loans that were repaid on time.
  const onTime = page.getByText('Repaid on time').element()
  await expect.poll(() => onTime.nextElementSibling?.textContent).toBe('—')
})

test('if no user is logged in, shows the cost of a loan and offers the log-in', async () => {
  const exchange = await show({}, { signedIn: false })
  await renderKit(<Loans onSignIn={() => {}} />, kit(exchange, 1200))
  await page.getByRole('textbox', { name: 'Amount' }).fill('10000')
  await expect.element(page.getByText('9,900.00').last()).toBeVisible()
  await page.getByRole('radio', { name: /^7 d/ }).click()
  await expect.element(page.getByText('10,028.00 USDT')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Log in to borrow' })).toBeVisible()
  await page.getByRole('button', { name: 'loan agreement' }).click()
  await expect.element(page.getByRole('dialog').getByText('One')).toBeVisible()
  expect((await exchange.inspect()).calls.getLoanOrderList).toBeUndefined()
})

test('after a change of the language, loads the loan rules in the new language and keeps the entries', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => send.mockRestore())
  const languages = () =>
    send.mock.calls
      .filter(([url]) => String(url).includes('getLoanGoodsList'))
      .map(([, init]) => new Headers(init?.headers).get('accept-language'))
  const exchange = await show({}, { signedIn: false })
  const { preferences } = pageOfClient(exchange.sdk)
  preferences.setState({ locale: 'en' })
  onTestFinished(() => preferences.setState({ locale: null }))
  await renderKit(<Loans onSignIn={() => {}} />, { client: exchange.sdk, width: 1200, shadow: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('10000')
  await expect.element(page.getByText('9,900.00').last()).toBeVisible()
  const translated = [plain, secured].map((goods) => ({ ...goods, rules_html: '<p>Uno</p>' }))
  await exchange.step({ do: 'answer', call: 'getLoanGoodsList', data: translated })
  preferences.setState({ locale: 'es' })
  await expect.poll(() => new Set(languages())).toEqual(new Set(['en', 'es']))
  await page.getByRole('button', { name: 'contrato de préstamo' }).click()
  await expect.element(page.getByRole('dialog').getByText('Uno')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Importe' })).toHaveValue('10.000')
})

const changedTerms =
  'if the %s has changed, says that the terms have changed, shows the new cost, keeps the entries, and applies again at the new rate'

/** Applies for a loan. The server refuses the first application, because the terms in `field` have changed. */
async function applyTwice(_part: string, field: string) {
  const exchange = await show({})
  await renderKit(<Loans />, kit(exchange, 1200))
  await page.getByRole('checkbox').click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000')
  const borrow = () => page.getByRole('button', { name: 'Borrow 2,000 USDT' })
  await exchange.step({
    ...{ do: 'fail', call: 'applyLoan', code: 5610, error: 'RATE_CHANGED' },
    data: { field, params: { rate: '0.0006' } },
  })
  const dearer = { ...plain, terms: [{ ...term, daily_rate: '0.0006' }] }
  await exchange.step({ do: 'answer', call: 'getLoanGoodsList', data: [dearer, secured] })
  await borrow().click()
  await authorize(/^Borrow/)
  await expect.element(page.getByText(/^The terms have changed/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000')
  await expect.element(page.getByText('2,036.00 USDT')).toBeVisible()
  // The dialog also contains a button "Borrow", so the test waits until the dialog has closed.
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await exchange.step({
    do: 'answer',
    call: 'applyLoan',
    data: { ...loan, status: 'review', disbursed_at: null, due_at: null },
  })
  await borrow().click()
  await authorize(/^Borrow/)
  await expect.element(page.getByText('Application accepted').first()).toBeVisible()
  expect((await exchange.inspect()).requests.applyLoan).toMatchObject({
    ...{ goods_id: 1, amount: '2000', term_days: 30, daily_rate: '0.0006', fee_rate: '0.01', agree: true },
    ...{ grace_days: 7, overdue_multiplier: '3' },
  })
}

test.each([['interest rate', 'daily_rate']])(changedTerms, applyTwice)

test.each([
  ['fee rate', 'fee_rate'],
  ['factor of overdue days', 'overdue_multiplier'],
])(changedTerms, { tags: 'deep' }, applyTwice)

test('sends no application until the member has accepted the agreement', async () => {
  const exchange = await show({})
  await renderKit(<Loans />, kit(exchange, 1200))
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000')
  await page.getByRole('button', { name: 'Borrow 2,000 USDT' }).click()
  await expect.element(page.getByText('Please read and accept the agreement')).toBeVisible()
  await expect.poll(() => focused()?.getAttribute('name')).toBe('agree')
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect((await exchange.inspect()).calls.applyLoan).toBeUndefined()
})

test('if the server refuses an application because the product no longer exists, shows the reason and keeps the entries', {
  tags: 'deep',
}, async () => {
  const exchange = await show({})
  await renderKit(<Loans />, kit(exchange, 1200))
  await page.getByRole('checkbox').click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000')
  await exchange.step({ do: 'fail', call: 'applyLoan', code: 4004, error: 'NOT_FOUND' })
  await page.getByRole('button', { name: 'Borrow 2,000 USDT' }).click()
  await authorize(/^Borrow/)
  await expect.element(page.getByText('Record not found')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('2,000')
  expect((await exchange.inspect()).calls.applyLoan).toBe(1)
})

test('a refusal of a loan without collateral is removed when a loan with collateral is chosen', {
  tags: 'deep',
}, async () => {
  const exchange = await show({})
  await renderKit(<Loans />, kit(exchange, 1200))
  await page.getByRole('checkbox').click()
  await exchange.step({ do: 'fail', call: 'applyLoan', code: 5705, error: 'LOAN_ACTIVE' })
  await page.getByRole('button', { name: 'Borrow 1,000 USDT' }).click()
  await authorize(/^Borrow/)
  const refusal = page.getByText('You already have an open loan')
  await expect.element(refusal).toBeVisible()
  await page.getByRole('tab', { name: 'Against BTC or ETH' }).click()
  await expect.element(page.getByRole('radio', { name: 'ETH' })).toBeVisible()
  expect(refusal.query()).toBeNull()
})

test('shows how a partial repayment is split between interest and principal before the member confirms it', async () => {
  const exchange = await show({ getLoanOrderList: pageOf([loan]) })
  await renderKit(<LoanOrders />, kit(exchange, 390))
  await page.getByRole('button', { name: 'Repay', exact: true }).click()
  await page.getByRole('radio', { name: 'A part' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('106.5')
  await expect.element(page.getByText('100.00', { exact: true })).toBeVisible()
  await exchange.step({
    ...{ do: 'answer', call: 'repayApply' },
    data: {
      ...loan,
      repayment: {
        paid: '106.50000000',
        paid_penalty: '1.50000000',
        paid_interest: '5.00000000',
        paid_principal: '100.00000000',
      },
    },
  })
  await page.getByRole('button', { name: 'Repay 106.50 USDT' }).click()
  await authorize(/^Repay/)
  await expect.element(page.getByText('Repayment booked').first()).toBeVisible()
  expect((await exchange.inspect()).requests.repayApply).toMatchObject({
    order_no: loan.order_no,
    amount: '106.5',
  })
})

test('limits a full repayment to the confirmed amount; if the debt grew, shows the new amount', async () => {
  const exchange = await show({ getLoanOrderList: pageOf([loan]) })
  await renderKit(<LoanOrders />, kit(exchange, 1200))
  await page.getByRole('button', { name: 'Repay', exact: true }).click()
  await exchange.step({
    ...{ do: 'fail', call: 'repayApply', code: 5708, error: 'PAYOFF_CHANGED' },
    data: { field: 'max_amount', params: { payoff: '1007' } },
  })
  const dearer = { ...loan, interest_due: '5.50000000', payoff: '1007.00000000' }
  await exchange.step({ do: 'answer', call: 'getLoanOrderList', data: pageOf([dearer]) })
  await page.getByRole('button', { name: 'Repay 1,006.50 USDT' }).click()
  await authorize(/^Repay/)
  await expect.element(page.getByText(/^The full repayment is now 1,007/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Repay 1,007.00 USDT' })).toBeVisible()
  expect((await exchange.inspect()).requests.repayApply).toMatchObject({
    amount: 'full',
    max_amount: '1006.5',
  })
})

test('a partial repayment that covers the whole debt is sent as a full repayment, limited to the confirmed amount', async () => {
  const wallet = {
    list: [{ ...fundWallet.list.find(({ coin }) => coin === 'USDT'), available: '5000.00000000' }],
  }
  const exchange = await show({
    getLoanOrderList: pageOf([loan]),
    queryCoinAccount: { ...fundWallet, ...wallet },
  })
  await renderKit(<LoanOrders />, kit(exchange, 1200))
  await page.getByRole('button', { name: 'Repay', exact: true }).click()
  await page.getByRole('radio', { name: 'A part' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('2000')
  await page.getByRole('button', { name: 'Repay 1,006.50 USDT' }).click()
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await exchange.step({ do: 'fail', call: 'repayApply', code: 5708, error: 'PAYOFF_CHANGED' })
  await page.getByRole('dialog').getByRole('button', { name: 'Repay 1,006.50 USDT' }).click()
  const last = async () => (await exchange.inspect()).requests.repayApply
  await expect.poll(last).toMatchObject({ amount: 'full', max_amount: '1006.5' })
})

test('the link “Add collateral” selects the option “Add collateral” of the repayment form, even if the member has selected another option', {
  tags: 'deep',
}, async () => {
  const exchange = await show({ getLoanOrderList: pageOf([uneven]) })
  await renderKit(<LoanOrders />, kit(exchange, 1200))
  const link = page.getByRole('button', { name: 'Add collateral' })
  await link.click()
  const kind = (name: string) => page.getByRole('radio', { name })
  await expect.element(kind('Add collateral')).toBeChecked()
  await kind('In full').click()
  await expect.element(kind('In full')).toBeChecked()
  await link.click()
  await expect.element(kind('Add collateral')).toBeChecked()
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.01')
  await link.click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.01')
})

test('the slider of the amount selects multiples of the step', async () => {
  const goods = { ...secured, step: '0.1', min_amount: '0.15', max_amount: '5', coin: 'BTC' }
  const exchange = await show({ getLoanGoodsList: [{ ...plain, step: '50' }, goods] })
  await renderKit(<Loans />, kit(exchange, 1200))
  const slider = page.getByRole('slider', { name: 'Amount' })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await slider.fill('24')
  await expect.element(amount).toHaveValue('1,200')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '1,200 USDT')
  await slider.fill('2')
  await expect.element(amount).toHaveValue('100')
  await page.getByRole('tab', { name: 'Against BTC or ETH' }).click()
  await slider.fill('13')
  await expect.element(amount).toHaveValue('1.3')
  await expect.element(slider).toHaveAttribute('min', '2')
})

test('a term of one day is written in the singular', async () => {
  const terms = [{ ...term, days: 1, grace_days: 1 }]
  const exchange = await show({ getLoanGoodsList: [{ ...plain, terms }] })
  await renderKit(<Loans />, kit(exchange, 1200))
  await expect.element(page.getByText(/× 1 day = /)).toBeVisible()
  await expect.element(page.getByText('1 day', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^1 day of grace/)).toBeVisible()
  expect(page.getByText(/1 days/).query()).toBeNull()
})

/** An overdue loan with collateral and with amounts of more than two decimals. */
const uneven: Loan = {
  ...loan,
  ...{ principal_left: '1000.00123400', interest_due: '0.00345600', penalty_due: '0.00000001' },
  ...{ payoff: '1000.00469001', repaid: '99.99876600', status: 'overdue' },
  ...{ collateral_coin: 'BTC', collateral_qty: '0.30769239', ltv: secured.ltv, ltv_pct: '5.41' },
  ...{ margin_call_price: '4334', liquidation_price: '3916', grace_days: 7 },
}

const root = () => [...document.body.children].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
const titleOf = (text: string) => titled(text).element().textContent.replace('\u00a0', ' ')

test('rounds the cost of a loan up and the loan limit down, and shows exact amounts before the member confirms the loan', async () => {
  const exchange = await show({ getLoanGoodsList: [{ ...plain, limit: '40000.55555555' }, secured] })
  await renderKit(<Loans />, kit(exchange, 1200))
  await expect.poll(() => titleOf('40,000.55555555 USDT')).toBe('40,000.55 USDT')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1234')
  await page.getByRole('radio', { name: /^7 d/ }).click()
  await expect.element(titled('1,237.4552 USDT')).toHaveTextContent('1,237.46')
  expect([titleOf('0.4936 USDT'), titleOf('3.4552 USDT')]).toEqual(['0.50', '3.46'])
  await expect.element(page.getByText('1.49 a day')).toBeVisible()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Borrow 1,234 USDT' }).click()
  await expect.element(page.getByRole('dialog').getByText('1,237.4552 USDT')).toBeVisible()
})

test('rounds debts up and collateral down in the list, and shows exact amounts of a repayment before the member confirms it', async () => {
  const exchange = await show({ getLoanOrderList: pageOf([uneven]) })
  await renderKit(<LoanOrders />, kit(exchange, 1200))
  await expect.poll(() => titleOf('1,000.00469001 USDT')).toBe('1,000.01')
  expect(titleOf('1,000.001234 USDT')).toBe('1,000.01')
  expect(titleOf('0.003456 USDT')).toBe('0.0035')
  await expect.poll(() => titleOf('0.30769239 BTC')).toBe('0.30769 BTC')
  await page.getByRole('button', { name: 'Repay', exact: true }).click()
  await expect.element(page.getByText('0.00000001', { exact: true }).last()).toBeVisible()
  expect(titleOf('0.003456 USDT')).toBe('0.0035')
  await page.getByRole('button', { name: 'Repay 1,000.00469001 USDT' }).click()
  await expect.element(page.getByRole('dialog').getByText('1,000.001234', { exact: true })).toBeVisible()
})

test.each(['0', '1.123456789'])(
  'refuses the repayment %s before it asks for the fund password',
  async (typed) => {
    const exchange = await show({ getLoanOrderList: pageOf([uneven]) })
    await renderKit(<LoanOrders />, kit(exchange, 1200))
    await page.getByRole('button', { name: 'Repay', exact: true }).click()
    await page.getByRole('radio', { name: 'A part' }).click({ force: true })
    await page.getByRole('textbox', { name: 'Amount' }).fill(typed)
    await page.getByRole('button', { name: /^Repay / }).click()
    await expect
      .element(page.getByText('Please enter a positive number with at most 8 decimals'))
      .toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test('rounds the debt up and the repaid amount down in the records, and shows the exact amounts in the details', {
  tags: 'deep',
}, async () => {
  const exchange = await show({ getLoanOrderList: pageOf([uneven]) })
  await renderKit(<LoanRecords />, kit(exchange, 1200))
  await expect.poll(() => titleOf('1,000.00469001 USDT')).toBe('1,000.01')
  expect(titleOf('99.998766 USDT')).toBe('99.99')
  await expect.poll(() => titleOf('0.30769239 BTC')).toBe('0.30769 BTC')
  await page.getByRole('row', { name: /BTC/ }).click()
  await expect.element(page.getByRole('dialog').getByText('1,000.00469001 USDT')).toBeVisible()
})

test('on the loan page, rounds the total debt up and the total collateral down', async () => {
  const exchange = await show({ getLoanOrderList: pageOf([uneven]) })
  await renderKit(<Loans />, kit(exchange, 1200))
  await expect.poll(() => titleOf('1,000.00469001 USDT')).toBe('1,000.01')
  await expect.poll(() => titleOf('0.30769239 BTC')).toBe('0.30769 BTC')
})

test('shows an overdue loan as the next repayment, before loans that are due later', async () => {
  const later = { ...loan, order_no: 'L202601220000000002', due_at: now + 90 * 86_400_000 }
  const overdue: Loan = { ...loan, status: 'overdue', due_at: now - 86_400_000 }
  const exchange = await show({ getLoanOrderList: pageOf([later, overdue]) })
  await renderKit(<Loans />, kit(exchange, 1200))
  await expect
    .poll(() => root()?.querySelector('.bl-loans__strip [data-late]')?.textContent)
    .toBe('Overdue · 1,006.50')
})

test('a repayment above the balance shows an error, and a dash as the remaining balance', async () => {
  const list = fundWallet.list.map((row) => ({ ...row, available: '12.50000000' }))
  const answers = { getLoanOrderList: pageOf([loan]), queryCoinAccount: { ...fundWallet, list } }
  const exchange = await show(answers)
  await renderKit(<LoanOrders />, kit(exchange, 1200))
  await page.getByRole('button', { name: 'Repay', exact: true }).click()
  const after = () =>
    [...(root()?.querySelectorAll('.bl-loans__split div') ?? [])].find(
      (one) => one.firstElementChild?.textContent === 'Available after',
    )?.lastElementChild?.textContent
  await expect.poll(after).toBe('—')
  await page.getByRole('button', { name: 'Repay 1,006.50 USDT' }).click()
  await expect.element(page.getByText('Insufficient balance, available 12.5 USDT')).toBeVisible()
})

test('a late loan shows interest and penalty separately, the days late, and its default time', async () => {
  // The clock of the test exchange starts at about `Date.now()`. So a loan with this due time has been overdue for a
  // day and a half.
  const due = Date.now() - 1.5 * 86_400_000
  const late: Loan = { ...loan, status: 'overdue', disbursed_at: due - 30 * 86_400_000, due_at: due }
  const exchange = await show({ getLoanOrderList: pageOf([late]) })
  await renderKit(<LoanOrders />, kit(exchange, 1200))
  await expect.element(page.getByText('2 days late')).toBeVisible()
  await expect.element(page.getByText('Day 30 of 30')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^In default from/)).toBeVisible()
  expect(root()?.querySelector('.bl-loans__item time')?.getAttribute('datetime')).toBe(
    new Date(due + 7 * 86_400_000).toISOString(),
  )
  const cells = [...(root()?.querySelectorAll('.bl-loans__cell') ?? [])].map((cell) => cell.textContent)
  expect(cells).toContain('Interest due5.00Penalty1.50')
})

test('warns of an open loan without collateral only if the new loan has no collateral either', async () => {
  const exchange = await show({ getLoanOrderList: pageOf([{ ...loan, status: 'review' }]) })
  await renderKit(<Loans />, kit(exchange, 1200))
  const warning = page.getByRole('status').getByText('You already have an open loan')
  await expect.element(warning).toBeVisible()
  await page.getByRole('tab', { name: 'Against BTC or ETH' }).click()
  await expect.element(page.getByText('You already have an open loan')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('button', { name: /^Borrow 1,000 USDT/ }))
    .not.toHaveAttribute('aria-disabled', 'true')
})

test('while a loan with collateral is open, the form for a loan without collateral shows no warning about an open loan', async () => {
  const exchange = await show({ getLoanOrderList: pageOf([uneven]) })
  await renderKit(<Loans />, kit(exchange, 1200))
  await expect.poll(() => titleOf('1,000.00469001 USDT')).toBe('1,000.01')
  await expect.element(page.getByText('You already have an open loan')).not.toBeInTheDocument()
})

test('the totals on the loan page include the loans from every page of the list', async () => {
  const two = { limit: 100, total: 2, pages: 2 }
  const exchange = await show({ getLoanOrderList: { page: { ...two, current: 1 }, list: [loan] } })
  const other = { ...loan, order_no: 'L202601220000000002', payoff: '500.00000000' }
  const data = { page: { ...two, current: 2 }, list: [other] }
  await exchange.step({ do: 'answer', call: 'getLoanOrderList', data, when: { page: 2 } })
  await renderKit(<Loans />, kit(exchange, 1200))
  await expect.poll(() => root()?.querySelector('.bl-loans__strip dd')?.textContent).toBe('1,506.50 USDT')
})

/** A test host with two pages: the loan form, and a page on which the member sets the first fund password. */
function Pages({ onDirtyChange }: { onDirtyChange: (dirty: boolean) => void }) {
  const [isAway, setAway] = useState(false)
  return isAway ? (
    <button type="button" onClick={() => setAway(false)}>
      Return
    </button>
  ) : (
    <Loans onSetFundPassword={() => setAway(true)} onDirtyChange={onDirtyChange} />
  )
}

test('keeps the entries of an application while the member sets a fund password on another page', {
  tags: 'deep',
}, async () => {
  const member = sampleMember({ kyc_level: 1, credit_score: 80, has_trade_password: false })
  const exchange = await show({ getMemberInfo: member })
  const onDirtyChange = vi.fn()
  await renderKit(<Pages onDirtyChange={onDirtyChange} />, kit(exchange, 1200))
  await page.getByRole('tab', { name: 'Against BTC or ETH' }).click()
  await page.getByRole('radio', { name: 'ETH' }).click()
  await page.getByRole('radio', { name: /^7 d/ }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('200')
  await page.getByRole('checkbox').click()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  await page.getByRole('button', { name: 'Borrow 200 USDT' }).click()
  await expect.element(page.getByRole('button', { name: 'Set a fund password' })).toBeVisible()
  expect(onDirtyChange.mock.lastCall).toEqual([false])
  expect(asksBeforeUnload()).toBe(true)
  await page.getByRole('button', { name: 'Set a fund password' }).click()
  await page.getByRole('button', { name: 'Return' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('200')
  const tab = page.getByRole('tab', { name: 'Against BTC or ETH' })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('radio', { name: 'ETH' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^7 d/ })).toBeChecked()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
})
