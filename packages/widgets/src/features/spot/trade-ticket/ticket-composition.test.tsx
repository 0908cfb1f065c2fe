import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openTicket } from '../../../testing/open-ticket.tsx'
import { TicketNotices, TicketPrice, TicketSide, TicketSize, TicketSubmit } from './ticket-parts.tsx'
import { useTradeTicket } from './use-trade-ticket.ts'

function Worth() {
  const { preview, market } = useTradeTicket()
  return <output>{preview ? `${preview.notional} ${market.rules.quote}` : 'no amount'}</output>
}

const parts = (
  <>
    <TicketSize />
    <TicketPrice />
    <Worth />
    <TicketNotices />
    <TicketSubmit />
    <TicketSide />
  </>
)

test('the ticket renders its children in the given sequence, and sends the order that is entered in their fields', async () => {
  const { exchange, host } = await openTicket({ children: parts })
  const names = [...host.querySelectorAll('input[name]')].map((input) => input.getAttribute('name'))
  expect(names.slice(0, 2)).toEqual(['quantity', 'price'])
  await expect.element(browser.getByRole('slider')).not.toBeInTheDocument()
  await expect.element(browser.getByText('no amount')).toBeVisible()
  await browser.getByRole('textbox', { name: 'Price' }).fill('59000')
  await browser.getByRole('textbox', { name: 'Quantity' }).fill('0.05')
  await expect.element(browser.getByText('2950 USDT')).toBeVisible()
  await browser.getByRole('button', { name: /^Buy / }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.setOrder)
    .toMatchObject({
      side: 'buy',
      price: '59000',
      quantity: '0.05',
    })
})

test('in a ticket whose parts are its children, the member can resolve the unknown outcome of an order', {
  tags: 'deep',
}, async () => {
  const { exchange } = await openTicket({ children: parts, shadow: true })
  await exchange.step({ do: 'drop', call: 'setOrder' })
  await browser.getByRole('textbox', { name: 'Quantity' }).fill('0.05')
  await browser.getByRole('button', { name: /^Buy / }).click()
  await browser.getByRole('button', { name: 'Check and finish' }).click()
  await expect.poll(async () => (await exchange.inspect()).calls.setOrder).toBeGreaterThan(1)
})
