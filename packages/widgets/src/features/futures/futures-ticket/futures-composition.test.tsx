import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openFuturesTicket } from '../../../testing/open-futures-ticket.tsx'
import {
  FuturesTicketMargin,
  FuturesTicketNotices,
  FuturesTicketPrice,
  FuturesTicketSide,
  FuturesTicketSize,
  FuturesTicketSubmit,
} from './ticket-parts.tsx'
import { useFuturesTicket } from './use-futures-ticket.ts'

function Liquidation() {
  const { preview } = useFuturesTicket()
  return <output>{preview?.after?.liquidation ?? 'no liquidation price'}</output>
}

const children = (
  <>
    <FuturesTicketSize />
    <FuturesTicketPrice />
    <Liquidation />
    <FuturesTicketNotices />
    <FuturesTicketSubmit />
    <FuturesTicketSide />
    <FuturesTicketMargin />
  </>
)
const open = async () => {
  const { exchange, host } = await openFuturesTicket({ children, shadow: true, visitor: true })
  exchange.sdk.token.set('t'.repeat(32))
  return { exchange, root: host.shadowRoot! }
}
const enter = async () => {
  await browser.getByRole('textbox', { name: 'Price' }).fill('59000')
  await browser.getByRole('textbox', { name: 'Quantity' }).fill('0.3')
}
const submit = () => browser.getByRole('button', { name: 'Buy / Long 0.3\u00a0BTC' })

test('the ticket renders its child components in the given sequence, and sends the order that the member enters in them', async () => {
  const { exchange, root } = await open()
  const names = [...root.querySelectorAll('input[name]:not([type="radio"]), button[name]')]
  expect(names.map((one) => one.getAttribute('name'))).toEqual([
    'quantity',
    'price',
    'marginMode',
    'leverage',
  ])
  await expect.element(browser.getByRole('slider')).not.toBeInTheDocument()
  await expect.element(browser.getByText('no liquidation price')).toBeVisible()
  await enter()
  await expect.element(browser.getByText(/^25\d{3}\.\d/)).toBeVisible()
  await submit().click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.placeOrder)
    .toMatchObject({ side: 'buy', price: '59000', quantity: '0.3', leverage: 20 })
})

test('child components of the ticket can open the leverage dialog, and can resend an order whose answer was lost', {
  tags: 'deep',
}, async () => {
  const { exchange } = await open()
  await browser.getByRole('button', { name: 'Leverage: 20×' }).click()
  await expect.element(browser.getByRole('dialog')).toBeVisible()
  await browser.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  await exchange.step({ do: 'drop', call: 'placeOrder' })
  await enter()
  await submit().click()
  await browser.getByRole('button', { name: 'Check and finish' }).click()
  await expect.poll(async () => (await exchange.inspect()).calls.placeOrder).toBeGreaterThan(1)
})
