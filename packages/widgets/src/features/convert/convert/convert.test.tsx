import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { authorize } from '../../../testing/authorize.ts'
import { fundWallet } from '../../../testing/fund-wallet.ts'
import { sampleMember } from '../../../testing/member.ts'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { siteSettings } from '../../../testing/site-settings.ts'
import { asksBeforeUnload } from '../../../testing/unload.ts'
import { Transfer } from '../transfer/transfer.tsx'
import { Convert, type ConvertProps } from './convert.tsx'

const quoteOf = (rate: string, to_amount: string, expire_at = Date.now() + 60_000) => ({
  quote_id: `${Math.floor(Number(rate) * 1e9)}`.padStart(32, '0'),
  from_coin: 'USDT',
  to_coin: 'BTC',
  rate,
  inverse_rate: '60060.06006007',
  spread: '0.001',
  from_amount: '500.00000000',
  to_amount,
  expire_at,
})

const record = {
  order_no: 'C202601010000000001',
  kind: 'convert',
  from_account: 'spot',
  to_account: 'spot',
  from_coin: 'USDT',
  to_coin: 'BTC',
  from_amount: '500.00000000',
  to_amount: '0.00832500',
  rate: '0.00001665',
  fee: '0.00000000',
  status: 'success',
  created_at: 1_767_225_600_000,
}

/** Renders the form for a member with 1,500 USDT. With `signedOut`, no user is logged in. */
async function show(
  { signedOut, ...props }: Partial<ConvertProps> & { signedOut?: boolean } = {},
  node = <Convert simple {...props} />,
) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  if (!signedOut) exchange.sdk.token.set('t'.repeat(32))
  const price = '60000.00'
  const candle = { t: 1, o: price, h: price, l: price, c: price, v: '1.00000000', q: '1.00000000', n: 1 }
  const answers = {
    getWebSetting: siteSettings(),
    getMemberInfo: sampleMember(),
    queryCoinAccount: fundWallet,
    historyInfo: { symbol: 'BTCUSDT', interval: '15m', list: [candle] },
    convert: quoteOf('0.00001665', '0.00832500'),
  }
  await exchange.step({ do: 'answers', data: answers })
  await renderKit(node, { client: exchange.sdk, locale: 'en', width: 420 })
  return exchange
}

const pays = () => page.getByRole('textbox', { name: 'You pay, from spot' })
const gets = () => page.getByRole('textbox', { name: 'You receive, into spot' })
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('the form computes the amount that the member did not enter, at the index price minus the spread', async () => {
  await show({ signedOut: true })
  await pays().fill('600')
  await expect.element(gets()).toHaveValue('0.00999')
  await gets().fill('0.01')
  await expect.element(pays()).toHaveValue('600.60060061')
  await button('Swap the two coins').click()
  await expect.element(pays()).toHaveValue('0.01')
  await expect.element(gets()).toHaveValue('599.4')
})

test('in the comparison with a market order, an amount and its coin stay in one line', async () => {
  await show({ signedOut: true }, <Convert />)
  await pays().fill('600')
  const amounts = page.getByRole('row', { name: /^You receive 0.00999 BTC/ }).getByRole('cell')
  await expect.poll(() => amounts.first().element().textContent).toBe('0.00999\u00a0BTC')
})

test('screen readers get the rate of each quote once, and a message when the quote has expired', {
  tags: 'deep',
}, async () => {
  const exchange = await show()
  await pays().fill('500')
  await button('Get quote').click()
  const spoken = (text: string) => page.getByRole('status').filter({ hasText: text })
  await expect.element(spoken('Rate 1 USDT = 0.00001665 BTC, held for 10 s')).toBeInTheDocument()
  const soon = quoteOf('0.00001648', '0.00824000', Date.now() + 1_000)
  await exchange.step({ do: 'answer', call: 'convert', data: soon })
  await button('Refresh').click()
  await expect.element(spoken('The quote has expired')).toBeInTheDocument()
})

test('a new quote shows how much the rate has changed; a change of the amount discards the quote', async () => {
  const exchange = await show()
  await pays().fill('500')
  await button('Get quote').click()
  await expect.element(page.getByText(/This rate is held/)).toBeVisible()
  await exchange.step({ do: 'answer', call: 'convert', data: quoteOf('0.00001648', '0.00824000') })
  await button('Refresh').click()
  await expect.element(page.getByText('New rate, −1.02%')).toBeVisible()
  await expect.element(button('Convert 500 USDT to 0.00824 BTC')).toBeVisible()
  await pays().fill('501')
  await expect.element(button('Get quote')).toBeVisible()
})

test('the shown cost of a quote does not change when the index price changes after the quote', async () => {
  const exchange = await show({ from: 'BTC', to: 'USDT' })
  const sums = { from_amount: '0.01000000', to_amount: '599.40000000', expire_at: Date.now() + 600_000 }
  const quote = { ...quoteOf('59940', sums.to_amount), ...sums, from_coin: 'BTC', to_coin: 'USDT' }
  await exchange.step({ do: 'answer', call: 'convert', data: { ...quote, inverse_rate: '0.000016683350' } })
  await pays().fill('0.01')
  await expect.element(pays()).toHaveAccessibleDescription(/600 USDT/)
  await button('Get quote').click()
  await expect.element(page.getByText(/This rate is held/)).toBeVisible()
  await expect.element(page.getByText('0.6 USDT, in the rate')).toBeVisible()
  const price = '66000.00'
  const candle = { t: 1, o: price, h: price, l: price, c: price, v: '1.00000000', q: '1.00000000', n: 1 }
  await exchange.step({ do: 'publish', topic: 'candle:index:BTCUSDT:15m', data: candle })
  await expect.element(pays()).toHaveAccessibleDescription(/660 USDT/)
  await expect.element(page.getByText('0.6 USDT, in the rate')).toBeVisible()
})

test('after a quote has expired, the form offers a new quote and keeps the amount', async () => {
  const exchange = await show()
  await exchange.step({ do: 'answer', call: 'convert', data: quoteOf('0.00001665', '0.00832500', 1) })
  await pays().fill('500')
  await button('Get quote').click()
  await expect.element(page.getByText('The quote has expired', { exact: true })).toBeVisible()
  await expect.element(button('Refresh quote')).toBeVisible()
  await expect.element(pays()).toHaveValue('500')
})

test('if the server refuses an expired quote, the form shows the error and keeps the amount', async () => {
  const exchange = await show()
  await pays().fill('500')
  await button('Get quote').click()
  await button('Convert 500 USDT to 0.008325 BTC').click()
  await exchange.step({
    do: 'fail',
    call: 'convert',
    code: 5404,
    error: 'QUOTE_EXPIRED',
    data: { field: 'quote_id' },
  })
  await authorize(/^Convert/)
  await expect.element(page.getByText('The quote has expired', { exact: true })).toBeVisible()
  await expect.element(pays()).toHaveValue('500')
})

test('if the price moved too far for a swap, the form shows the error and keeps the amount', async () => {
  const exchange = await show({ simple: false })
  await page.getByRole('tab', { name: 'At once' }).click()
  await pays().fill('500')
  const data = { field: 'min_receive' }
  await exchange.step({ do: 'fail', call: 'exchange', code: 5407, error: 'SLIPPAGE', data })
  await button(/^Swap 500/).click()
  await authorize(/^Swap/)
  const refusal = page.getByText('The price moved too far, please try again')
  await expect.element(refusal).toBeVisible()
  await expect.element(pays()).toHaveValue('500')
  await page.getByRole('tab', { name: 'Quoted rate' }).click()
  await expect.element(button('Get quote')).toBeVisible()
  expect(refusal.query()).toBeNull()
})

test('the refusal of a quote disappears when the entries or the kind of conversion change', {
  tags: 'deep',
}, async () => {
  const exchange = await show({ simple: false })
  const data = { params: { max: 10 } }
  await exchange.step({ do: 'fail', call: 'convert', code: 5408, error: 'QUOTE_LIMIT', data })
  const refusal = page.getByText(/^At most 10 open quotes a minute/)
  await pays().fill('500')
  await button('Get quote').click()
  await expect.element(refusal).toBeVisible()
  await pays().fill('100')
  await expect.element(refusal).not.toBeInTheDocument()
  await button('Get quote').click()
  await expect.element(refusal).toBeVisible()
  await page.getByRole('tab', { name: 'At once' }).click()
  await expect.element(button(/^Swap 100/)).toBeVisible()
  expect(refusal.query()).toBeNull()
})

test('the confirmation of a transfer names both accounts and the amount', async () => {
  await show({}, <Transfer direction="out" />)
  await page.getByRole('textbox', { name: 'Amount' }).fill('20')
  await button(/^Transfer 20/).click()
  const value = (term: string) =>
    page.getByRole('dialog').getByRole('term').filter({ hasText: term }).element().nextElementSibling
      ?.textContent
  await expect.poll(() => value('From')).toBe('Futures account')
  expect(value('To')).toBe('Spot account')
  expect(value('Amount')).toBe('20.00\u00a0USDT')
})

test('the error of a refused transfer disappears when the member swaps the direction of the transfer', async () => {
  const exchange = await show({}, <Transfer direction="out" />)
  const sum = page.getByRole('textbox', { name: 'Amount' })
  await sum.fill('20')
  const data = { field: 'amount', params: { available: '10.00000000' } }
  await exchange.step({ do: 'fail', call: 'exchange', code: 5201, error: 'INSUFFICIENT_BALANCE', data })
  await button(/^Transfer 20/).click()
  const dialog = page.getByRole('dialog')
  await page.getByLabelText('Fund password, 6 digits').fill('271828')
  await dialog.getByRole('button', { name: /^Transfer/ }).click()
  await expect.element(sum).toHaveAccessibleDescription(/Insufficient balance/)
  await button('Swap direction').click()
  await expect.element(sum).not.toHaveAccessibleDescription(/Insufficient balance/)
})

test('if the answer to an accepted quote is lost, the form sends the same request again', async () => {
  const onConverted = vi.fn()
  const exchange = await show({ onConverted })
  await pays().fill('500')
  await button('Get quote').click()
  await button('Convert 500 USDT to 0.008325 BTC').click()
  await exchange.step({ do: 'drop', call: 'convert' })
  await authorize(/^Convert/)
  await expect.element(button('Check and finish')).toBeVisible()
  const lost = (await exchange.inspect()).requests.convert
  await exchange.step({ do: 'answer', call: 'convert', data: record })
  await button('Check and finish').click()
  await expect.element(page.getByText('500 USDT converted to 0.008325 BTC').first()).toBeVisible()
  expect((await exchange.inspect()).requests.convert).toEqual(lost)
  expect(onConverted).toHaveBeenCalledTimes(1)
  await expect.element(pays()).toHaveValue('')
})

type Coins = Pick<ConvertProps, 'from' | 'to'>

/**
 * Two pages. The first page contains the convert form and the transfer form. The second page replaces the page on which
 * the member sets the first fund password. At each return to the first page, the convert form receives the next coins
 * of `visits`.
 */
function Pages({ visits = [] }: { visits?: readonly Coins[] }) {
  const [visit, setVisit] = useState(0)
  const [isAway, setAway] = useState(false)
  const back = () => {
    setVisit(visit + 1)
    setAway(false)
  }
  if (isAway)
    return (
      <button type="button" onClick={back}>
        Return
      </button>
    )
  const links = { onSetFundPassword: () => setAway(true) }
  return (
    <>
      <Convert simple {...visits[visit]} {...links} />
      <Transfer {...links} />
    </>
  )
}

test('conversion and transfer forms keep entries while a fund password is set on another page', {
  tags: 'deep',
}, async () => {
  const exchange = await show({}, <Pages />)
  const first = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: first })
  const away = async () => {
    await button('Set a fund password').click()
    await button('Return').click()
  }
  await page.getByRole('tab', { name: 'At once' }).click()
  await button('Swap the two coins').click()
  await pays().fill('0.01')
  await button(/^Swap 0.01.BTC for/).click()
  await away()
  await expect.element(pays()).toHaveValue('0.01')
  await expect.element(button(/^Swap 0.01.BTC for/)).toBeVisible()
  const sum = page.getByRole('textbox', { name: 'Amount' })
  await sum.fill('20')
  await button(/^Transfer 20/).click()
  await away()
  await expect.element(sum).toHaveValue('20')
  await expect.element(pays()).toHaveValue('')
})

test('on a phone, the button that swaps the coins covers no label', async () => {
  const { sdk } = await show()
  await renderKit(<Convert simple />, { client: sdk, locale: 'fr', width: 326 })
  const form = () => [...document.querySelectorAll('.bl-convert__form')].at(-1)!
  await expect.poll(() => form().querySelectorAll('.bl-convert__side').length).toBe(2)
  const at = (part: string) => form().querySelector(part)!.getBoundingClientRect()
  const button = at('.bl-convert__flip .bl-icon-button')
  const [pay, get] = [...form().querySelectorAll('.bl-convert__side')]
  expect(button.top).toBeGreaterThanOrEqual(
    pay!.querySelector('.bl-field__message')!.getBoundingClientRect().bottom,
  )
  expect(button.bottom).toBeLessThanOrEqual(get!.querySelector('label')!.getBoundingClientRect().top)
})

test('the convert form restores its entries if the page passes the same coins as before or no coins, but not if it passes other coins', {
  tags: 'deep',
}, async () => {
  const exchange = await show({}, <Pages visits={[{ from: 'BTC', to: 'USDT' }, {}, { from: 'ETH' }]} />)
  const first = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: first })
  await page.getByRole('tab', { name: 'At once' }).click()
  await pays().fill('0.01')
  await button(/^Swap 0.01.BTC for/).click()
  await button('Set a fund password').click()
  await button('Return').click()
  await expect.element(pays()).toHaveValue('0.01')
  await button(/^Swap 0.01.BTC for/).click()
  await button('Set a fund password').click()
  await button('Return').click()
  await expect.element(pays()).toHaveValue('')
})

let renderHost = () => {}

/** Renders the result of `content`, and renders it again with each call of `renderHost`. */
function Host({ content }: { content: () => ReactNode }) {
  const [, again] = useReducer((renders: number) => renders + 1, 0)
  useEffect(() => {
    renderHost = () => flushSync(again)
  }, [])
  return content()
}

test('after the session has ended, the form shows the entries that it has kept neither to a visitor nor to the next member who logs in', async () => {
  let isAway = false
  const leave = () => {
    isAway = true
    renderHost()
  }
  const visit = () => {
    isAway = false
    renderHost()
  }
  const content = () => (isAway ? <p>Away</p> : <Convert simple onSetFundPassword={leave} />)
  const exchange = await show({}, <Host content={content} />)
  const first = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: first })
  await page.getByRole('tab', { name: 'At once' }).click()
  await pays().fill('20')
  await button(/^Swap 20.USDT for/).click()
  await button('Set a fund password').click()
  await expect.element(page.getByText('Away')).toBeVisible()
  exchange.sdk.token.clear()
  visit()
  await expect.element(pays()).toHaveValue('')
  leave()
  // Each log-in has its own token, so another token simulates another log-in.
  exchange.sdk.token.set('u'.repeat(32))
  visit()
  await expect.element(pays()).toHaveValue('')
})

test('when a render passes a new onDirtyChange function, the form does not call it again for entries that it has already reported', async () => {
  const reported: boolean[] = []
  await show({}, <Host content={() => <Convert simple onDirtyChange={(dirty) => reported.push(dirty)} />} />)
  await pays().fill('500')
  await expect.poll(() => reported.at(-1)).toBe(true)
  const before = [...reported]
  renderHost()
  renderHost()
  expect(reported).toEqual(before)
})

test('if a page contains two forms, the second form does not delete the entries that the first form keeps while a fund password is set', {
  tags: 'deep',
}, async () => {
  const exchange = await show(
    {},
    <Host
      content={() => (
        <>
          <Pages />
          <Transfer />
        </>
      )}
    />,
  )
  const first = sampleMember({ has_trade_password: false })
  await exchange.step({ do: 'answer', call: 'getMemberInfo', data: first })
  const amount = page.getByRole('textbox', { name: 'Amount' }).first()
  await amount.fill('20')
  await button(/^Transfer 20/).click()
  await expect.element(button('Set a fund password')).toBeVisible()
  renderHost()
  await button('Set a fund password').click()
  renderHost()
  await button('Return').click()
  await expect.element(amount).toHaveValue('20')
})

test('while the fund password dialog is open, a reload needs a confirmation, but a change of page does not', {
  tags: 'deep',
}, async () => {
  const onDirtyChange = vi.fn()
  const exchange = await show({ onDirtyChange })
  await pays().fill('500')
  await button('Get quote').click()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  await button('Convert 500 USDT to 0.008325 BTC').click()
  await expect.element(page.getByLabelText('Fund password, 6 digits')).toBeVisible()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([false])
  expect(asksBeforeUnload()).toBe(true)
  // While the outcome is unknown, a reload and a page change both ask for confirmation.
  await exchange.step({ do: 'drop', call: 'convert' })
  await authorize(/^Convert/)
  await expect.element(button('Check and finish')).toBeVisible()
  await expect.poll(() => onDirtyChange.mock.lastCall).toEqual([true])
  expect(asksBeforeUnload()).toBe(true)
})
