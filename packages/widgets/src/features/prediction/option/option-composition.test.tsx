import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { option } from '../../../testing/prediction-market.ts'
import { showPrediction } from '../../../testing/show-prediction.tsx'
import {
  OptionTicketChart,
  OptionTicketDuration,
  OptionTicketStake,
  OptionTicketSubmit,
} from './option-parts.tsx'
import { OptionTicket } from './option-ticket.tsx'
import { useOptionTicket } from './use-option-ticket.ts'

function Cost() {
  const { preview, time } = useOptionTicket()
  return <output>{preview ? `${preview.debit} for ${time.seconds} s` : 'no stake'}</output>
}

test('the ticket renders its children in sequence, and opens the option that is entered in their fields', async () => {
  const exchange = await showPrediction(
    <OptionTicket symbol="BTCUSDT">
      <OptionTicketSubmit />
      <OptionTicketStake />
      <Cost />
      <OptionTicketDuration />
      <OptionTicketChart />
    </OptionTicket>,
    { shadow: true },
  )
  await exchange.step({ do: 'answer', call: 'createOptionsOrder', data: option() })
  await expect.element(browser.getByText('no stake')).toBeVisible()
  const form = (browser.getByRole('textbox', { name: 'Amount' }).element() as HTMLInputElement).form!
  const names = [...form.elements].map((one) => one.getAttribute('name')).filter(Boolean)
  expect(names.filter((name, at) => name !== names[at - 1])).toEqual(['direction', 'stake', 'duration'])
  await expect
    .element(browser.getByRole('img', { name: 'Index price with the running options' }))
    .toBeVisible()
  await browser.getByRole('textbox', { name: 'Amount' }).fill('100')
  await expect.element(browser.getByText(/^100\.1\d* for \d+ s$/)).toBeVisible()
  await browser.getByRole('button', { name: 'Down', exact: true }).click()
  await expect
    .poll(async () => (await exchange.inspect()).requests.createOptionsOrder)
    .toMatchObject({ mode: 'time', direction: 'bear', amount: '100', time_id: 2 })
})
