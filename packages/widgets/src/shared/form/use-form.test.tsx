import { createBourselet, RefusedError, TransportError } from '@bourselet/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Field } from '../ui/field.tsx'
import { type FormOptions, useForm } from './use-form.ts'

type Values = { amount: string }

/** A form with one field. */
function Form(options: Pick<FormOptions<Values>, 'send' | 'request'>) {
  const form = useForm<Values>({ initial: { amount: '' }, check: () => ({}), ...options })
  return (
    <form {...form.props}>
      <Field label="Amount" {...form.field('amount')} />
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
      <output aria-label="Failure">{form.failure}</output>
    </form>
  )
}

async function show(options: Pick<FormOptions<Values>, 'send' | 'request'>) {
  const { sdk, close } = openExchange()
  onTestFinished(close)
  sdk.token.set('1'.repeat(32))
  await renderKit(<Form {...options} />, { client: sdk, locale: 'en' })
  return sdk
}

const send = () => browser.getByRole('button', { name: 'Send' })

test.each([
  ['at its field', 'amount'],
  ['of the whole form', undefined],
])('a refusal %s is removed when another member signs in', async (_, field) => {
  const refusal = new RefusedError('PRICE_BAND', 'Too far', { code: 5305, ...(field && { field }) })
  const sdk = await show({ send: () => Promise.reject(refusal) })
  const problem = browser.getByText('price', { exact: false })
  await send().click()
  await expect.element(problem).toBeVisible()
  sdk.token.set('2'.repeat(32))
  await expect.element(problem).not.toBeInTheDocument()
})

test.each([
  ['sent', () => ({ amount: '1' })],
  ['reported as failed', () => Promise.reject(new Error('Not stored'))],
])('if another member signs in while a request is being prepared, the request is not %s', async (_, end) => {
  const sent: Values[] = []
  let prepare = () => {}
  const prepared = new Promise<void>((resolve) => {
    prepare = resolve
  })
  const sdk = await show({
    request: () => prepared.then(end),
    send: async (_, input) => void sent.push(input),
  })
  await send().click()
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  sdk.token.set('2'.repeat(32))
  prepare()
  await expect.element(send()).toHaveAttribute('aria-busy', 'false')
  expect(sent).toEqual([])
  await expect.element(browser.getByRole('status', { name: 'Failure' })).toBeEmptyDOMElement()
})

test('an error of a request field that is not in the form is shown as the failure of the form', async () => {
  const options = { code: 4022, fields: { new_password: 'PASSWORD_SAME', amount: 'REQUIRED' } as const }
  await show({ send: () => Promise.reject(new RefusedError('VALIDATION', 'Invalid', options)) })
  await send().click()
  const failure = browser.getByRole('status', { name: 'Failure' })
  await expect.element(failure).toHaveTextContent('The new password is the same as the old one')
  await expect.element(browser.getByLabelText('Amount')).toHaveAccessibleDescription('Required')
})

test('if a write was not sent because the device was offline, states that it was not sent', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('1'.repeat(32))
  const cancel = (sdk: typeof exchange.sdk) => sdk.spot.cancel({ order_no: 'S202601010000000001' })
  await renderKit(<Form send={(sdk) => cancel(sdk as typeof exchange.sdk).then(() => {})} />, {
    client: exchange.sdk,
    locale: 'en',
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'))
  await exchange.step({ do: 'down' })
  await send().click()
  const failure = browser.getByRole('status', { name: 'Failure' })
  await expect.element(failure).toHaveTextContent('Not sent: you were offline. Try again.')
  expect((await exchange.inspect()).calls.orderCancel).toBeUndefined()
})

test('without server support for idempotency keys, the next submission after a lost answer has a new key', async () => {
  const sdk = createBourselet({ baseUrl: '', stream: false, syncTabs: false, serverHonoursKeys: false })
  const keys: string[] = []
  const sendLost: FormOptions<Values>['send'] = (_, __, { idempotencyKey }) => {
    keys.push(idempotencyKey)
    return Promise.reject(new TransportError('TIMEOUT', { outcome: 'unknown' }))
  }
  await renderKit(<Form send={sendLost} />, { client: sdk, locale: 'en' })
  await send().click()
  await expect.element(browser.getByRole('status', { name: 'Failure' })).not.toBeEmptyDOMElement()
  await send().click()
  await expect.poll(() => new Set(keys).size).toBe(2)
})
