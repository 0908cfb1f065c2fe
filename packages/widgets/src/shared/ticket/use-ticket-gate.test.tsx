import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { useStore } from '../provider/use-store.ts'
import { useTicketGate } from './use-ticket-gate.ts'

type Order = { quantity: string; leverage: number }
type State = {
  order: Order
  isLoading: boolean
  isBusy: boolean
  isUnchecked?: boolean
  error: Error | null
}

const pressed: Order = { quantity: '1', leverage: 10 }

const draft = { side: 'buy', price: '', quantity: '1' }

/** A form with a gate whose inputs come from a store. */
function Form({ store, begin }: { store: StoreApi<State>; begin: (order: Order) => void }) {
  const { order, isLoading, isBusy, isUnchecked = false, error } = useStore(store)
  const gate = useTicketGate<Order, 'quantity'>({
    form: { draft: draft as never, left: new Set(), isAsked: true, ask: () => {} },
    ...{ problems: [], refusals: [], order, isLoading, isBusy, isUnchecked, begin },
    ...{ signedIn: true, onSignIn: undefined },
    missing: error && { error, retry: () => {} },
    press: {
      isChanged: false,
      handlers: { onPointerDownCapture: () => {}, onKeyDownCapture: () => {} },
      release: () => ({ draft, problems: [], order }),
    },
  })
  return (
    <form onSubmit={gate.submit}>
      <button type="submit" aria-busy={gate.isWaiting}>
        Buy
      </button>
      <p data-testid="problem">{gate.problemOf(null)?.name ?? 'none'}</p>
    </form>
  )
}

/** Renders the form while its balance is loading, and presses its button. */
async function press() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const begin = vi.fn()
  const store = createStore<State>(() => ({ order: pressed, isLoading: true, isBusy: false, error: null }))
  await renderKit(<Form store={store} begin={begin} />, { client: exchange.sdk, locale: 'en' })
  const button = page.getByRole('button', { name: 'Buy' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(begin).not.toHaveBeenCalled()
  return {
    ...{ begin, sdk: exchange.sdk, change: store.setState },
    isIdle: () => expect.element(button).toHaveAttribute('aria-busy', 'false'),
    shows: (name: string) => expect.element(page.getByTestId('problem')).toHaveTextContent(name),
  }
}

test('a press that waits for the balance sends the order that the member has seen', async () => {
  const { begin, change, shows } = await press()
  change({ isLoading: false })
  await expect.poll(() => begin.mock.calls).toEqual([[pressed]])
  await shows('none')
})

test('if the loaded data change the order, nothing is sent and the ticket says so', async () => {
  const { begin, change, shows } = await press()
  change({ isLoading: false, order: { ...pressed, leverage: 50 } })
  await shows('PRESS_ENDED')
  expect(begin).not.toHaveBeenCalled()
})

test('a press of one member is not sent for another member', async () => {
  const { begin, sdk, change, isIdle } = await press()
  sdk.token.set('u'.repeat(32))
  change({ isLoading: false })
  await isIdle()
  expect(begin).not.toHaveBeenCalled()
})

test('if the balance cannot be loaded, the press ends and is not sent by a later load', async () => {
  const { begin, change, isIdle, shows } = await press()
  change({ error: Object.assign(new Error(), { name: 'TIMEOUT' }) })
  await shows('TIMEOUT')
  await isIdle()
  change({ isLoading: false, error: null })
  await shows('none')
  expect(begin).not.toHaveBeenCalled()
})

test('a press is not sent if the market is outdated when the balance arrives', async () => {
  const { begin, change, shows } = await press()
  change({ isLoading: false, isBusy: true })
  await shows('PRESS_ENDED')
  expect(begin).not.toHaveBeenCalled()
})

test('a press is not sent if the order would go out without a check of the balance', async () => {
  const { begin, change, shows } = await press()
  change({ isLoading: false, isUnchecked: true })
  await shows('PRESS_ENDED')
  expect(begin).not.toHaveBeenCalled()
})

test('after ten seconds a press ends, and the ticket says that nothing was sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { begin, change, isIdle, shows } = await press()
  vi.advanceTimersByTime(10_000)
  await shows('PRESS_ENDED')
  await isIdle()
  change({ isLoading: false })
  await isIdle()
  expect(begin).not.toHaveBeenCalled()
})
