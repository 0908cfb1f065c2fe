import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

const sheet = () => page.getByRole('dialog', { name: 'Buy or sell' })
const quantity = () => sheet().getByRole('textbox', { name: /^Quantity/ })

async function open(side: 'Buy' | 'Sell' = 'Buy') {
  await page.getByRole('button', { name: new RegExp(`^${side}( / (Long|Short))?$`) }).click()
  await expect.element(quantity(), longWait).toBeVisible()
}

async function close() {
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet()).not.toBeInTheDocument()
}

function describeSheet(path: string) {
  test('a closed order ticket keeps the entered values until the symbol changes', async () => {
    const { router } = await renderSite(`${path}?symbol=BTCUSDT`, { width: 390, signedIn: true })
    await open()
    await quantity().fill('0.05')
    await close()
    expect(document.querySelector('.bl-layer:popover-open')).toBeNull()
    await open('Sell')
    await expect.poll(() => (quantity().element() as HTMLInputElement).value).toMatch(/^0.050*$/)
    await close()
    router.navigate(`${path}?symbol=ETHUSDT`)
    await expect.element(page.getByRole('button', { name: /^ETH/ }).first()).toBeVisible()
    await open()
    await expect.element(quantity()).toHaveValue('')
  })

  test('an order ticket that the member has not used is removed when its sheet closes', {
    tags: 'deep',
  }, async () => {
    await renderSite(`${path}?symbol=BTCUSDT`, { width: 390, signedIn: true })
    await open()
    await close()
    expect(document.querySelector('.bl-ticket__form')).toBeNull()
  })
}

describe.each(['/mbexchange'])('the ticket sheet of %s', describeSheet)

describe.each(['/mbcurrency'])('the ticket sheet of %s', { tags: 'deep' }, describeSheet)

const order = {
  ...{
    order_no: 'S202601010000000001',
    client_order_id: 'mine',
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
  },
  ...{
    price: '60123.45',
    quantity: '0.00100000',
    total: null,
    filled: '0.00000000',
    quote_filled: '0.00000000',
  },
  ...{ avg_price: '0.00000000', fee: '0.00000000', fee_coin: 'BTC', tif: 'GTC', stp: 'expire_maker' },
  ...{ trigger_price: null, trigger_when: null, trail_pct: null, triggered_at: null, oco_order_no: null },
  ...{ status: 'open', reason: null, created_at: 1_000, updated_at: 1_000, fills: [] },
}

test('the ticket sheet is empty again after its order was accepted', async () => {
  await renderSite('/mbexchange?symbol=BTCUSDT', { width: 390, signedIn: true, answers: { setOrder: order } })
  await open()
  await quantity().fill('0.001')
  await sheet()
    .getByRole('button', { name: /^Buy 0.001/ })
    .click()
  const confirm = page.getByRole('dialog', { name: /Confirm/ }).getByRole('button', { name: /^Buy/ })
  await confirm.click()
  await expect.element(sheet(), longWait).not.toBeInTheDocument()
  await open()
  await expect.element(quantity()).toHaveValue('')
})

test('on a phone, Back closes the confirmation first, then the ticket, and only then leaves the page', {
  tags: 'deep',
}, async () => {
  const { at, router } = await renderSite('/mbquotes', { width: 390, signedIn: true })
  await expect.poll(() => router.state().shown?.Page, longWait).toBeDefined()
  router.navigate('/mbexchange?symbol=BTCUSDT')
  await open()
  await quantity().fill('0.001')
  await sheet()
    .getByRole('button', { name: /^Buy 0.001/ })
    .click()
  const confirm = page.getByRole('dialog', { name: /Confirm/ })
  await expect.element(confirm).toBeVisible()
  router.navigator.go(-1)
  await expect.element(confirm).not.toBeInTheDocument()
  await expect.element(quantity()).toHaveValue('0.00100')
  router.navigator.go(-1)
  await expect.element(sheet()).not.toBeInTheDocument()
  expect(at()).toBe('/mbexchange?symbol=BTCUSDT')
  router.navigator.go(-1)
  await expect.poll(at, longWait).toBe('/mbquotes')
})
