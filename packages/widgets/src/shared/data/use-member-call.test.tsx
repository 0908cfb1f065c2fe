import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { usdtWallet } from '../../testing/fund-wallet.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { bet } from '../../testing/prediction-market.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useBalances } from './use-balances.ts'
import { useMemberCall } from './use-member-call.ts'

function Balance() {
  const { data } = useBalances()
  return <p data-testid="available">{data?.list[0]?.available ?? 'none'}</p>
}

function Views() {
  const [view, setView] = useState<'wallet' | 'other'>('wallet')
  return (
    <Tabs
      label="Views"
      value={view}
      onValueChange={setView}
      tabs={[
        { value: 'wallet', label: 'Wallet', content: <Balance /> },
        { value: 'other', label: 'Other', content: <p>Nothing</p> },
      ]}
    />
  )
}

it('if a stream event arrives while no component shows the data, the data is loaded again when it is shown', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: usdtWallet('500.00000000') })
  exchange.sdk.token.set('t'.repeat(32))
  await renderKit(<Views />, { client: exchange.sdk, locale: 'en' })
  const available = page.getByTestId('available')
  await expect.element(available).toHaveTextContent('500.00000000')
  await page.getByRole('tab', { name: 'Other' }).click()
  await expect.element(page.getByText('Nothing')).toBeVisible()
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: usdtWallet('400.00000000') })
  await page.getByRole('tab', { name: 'Wallet' }).click()
  await expect.element(available).toHaveTextContent('400.00000000')
})

it('loads the prices of the wallet every 15 seconds, even while balances change more often', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'queryCoinAccount', data: usdtWallet('500.00000000') })
  exchange.sdk.token.set('t'.repeat(32))
  // Only `setInterval` and `performance.now` are faked, because they determine the times of the reads. Requests and
  // rendering run as usual.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await renderKit(<Balance />, { client: exchange.sdk, locale: 'en' })
  const available = page.getByTestId('available')
  await expect.element(available).toHaveTextContent('500.00000000')
  const calls = async () => (await exchange.inspect()).calls.queryCoinAccount ?? 0
  for (let round = 1; round <= 2; round += 1) {
    const before = await calls()
    for (const amount of ['498.00000000', '499.00000000']) {
      const balance = {
        kind: 'balance',
        account: 'spot',
        coin: 'USDT',
        available: amount,
        frozen: '0.00000000',
      }
      await exchange.step({ do: 'member', data: balance })
      await expect.element(available).toHaveTextContent(amount)
      vi.advanceTimersByTime(10_000)
    }
    await expect.poll(calls).toBeGreaterThan(before)
  }
})

/** Short names of orders, such as `P1`. */
type Orders = readonly string[]

/** Returns the order number of a short name. */
const numberOf = (name: string) => `P${name.slice(1).padStart(18, '0')}`

type Read = (sdk: unknown, options: { signal: AbortSignal }) => Promise<Orders>

function OrderList({ read }: { read: Read }) {
  const { data } = useMemberCall<Orders>(['test.orders'], read, (orders, event) => {
    if (event.kind !== 'option_order') return orders
    const { order_no, status } = event.order
    const name = `P${Number(order_no.slice(1))}`
    if (status === 'in_progress') return [...new Set([...orders, name])]
    return orders.includes(name) ? orders.filter((one) => one !== name) : orders
  })
  return <p data-testid="orders">{data ? `orders: ${data.join()}` : 'open'}</p>
}

it('loads the data again if a stream event arrives before the first answer', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const answers: ((orders: Orders) => void)[] = []
  const read = () => new Promise<Orders>((resolve) => answers.push(resolve))
  await renderKit(<OrderList read={read} />, { client: exchange.sdk, locale: 'en' })
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  let sent = false
  onTestFinished(exchange.sdk.stream.subscribe('member', () => (sent = true)))
  await exchange.step({
    do: 'member',
    data: { kind: 'option_order', order: bet({ order_no: numberOf('P1') }) },
  })
  await expect.poll(() => sent).toBe(true)
  // StrictMode mounts the component twice, so there are two calls. Both calls start before the order exists and
  // are answered after the event about the order.
  const atFirst = answers.length
  for (const answer of answers) answer([])
  await expect.poll(() => answers.length).toBe(atFirst + 1)
  answers.at(-1)?.(['P1'])
  await expect.element(page.getByTestId('orders')).toHaveTextContent('orders: P1')
  expect(answers).toHaveLength(atFirst + 1)
})

it('applies events that arrive during a read to the answer of the read, and reads once more', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const reads: { answer: (orders: Orders) => void; signal: AbortSignal }[] = []
  const read = (_: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<Orders>((answer) => reads.push({ answer, signal }))
  const { page: state } = await renderKit(<OrderList read={read} />, { client: exchange.sdk, locale: 'en' })
  const shown = page.getByTestId('orders')
  await expect.poll(() => reads.length).toBeGreaterThan(0)
  for (const { answer } of reads) answer(['P1'])
  await expect.element(shown).toHaveTextContent('orders: P1')
  const before = reads.length
  void state.queryClient.invalidateQueries({ queryKey: ['test.orders'] })
  await expect.poll(() => reads.length).toBe(before + 1)
  for (const name of ['P2', 'P3'])
    await exchange.step({
      do: 'member',
      data: { kind: 'option_order', order: bet({ order_no: numberOf(name) }) },
    })
  await expect.element(shown).toHaveTextContent('orders: P1,P2,P3')
  expect(reads.at(-1)?.signal.aborted).toBe(false)
  // This answer simulates that the server read the orders before P2 and P3 were placed.
  reads.at(-1)?.answer(['P1', 'P0'])
  await expect.element(shown).toHaveTextContent('orders: P1,P0,P2,P3')
  await expect.poll(() => reads.length).toBe(before + 2)
  reads.at(-1)?.answer(['P4'])
  await expect.element(shown).toHaveTextContent('orders: P4')
  expect(reads).toHaveLength(before + 2)
})

it('does not show an order that ends during a read, even if the answer of the read contains it', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const answers: ((orders: Orders) => void)[] = []
  const read = () => new Promise<Orders>((answer) => answers.push(answer))
  const { page: state } = await renderKit(<OrderList read={read} />, { client: exchange.sdk, locale: 'en' })
  const shown = page.getByTestId('orders')
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  await expect.poll(() => answers.length).toBeGreaterThan(0)
  for (const answer of answers) answer(['P1'])
  await expect.element(shown).toHaveTextContent('orders: P1')
  const before = answers.length
  void state.queryClient.invalidateQueries({ queryKey: ['test.orders'] })
  await expect.poll(() => answers.length).toBe(before + 1)
  let sent = false
  onTestFinished(exchange.sdk.stream.subscribe('member', () => (sent = true)))
  const ended = bet({ order_no: numberOf('P2'), status: 'won' })
  await exchange.step({ do: 'member', data: { kind: 'option_order', order: ended } })
  await expect.poll(() => sent).toBe(true)
  // This answer simulates that the server read the orders before P2 ended.
  answers.at(-1)?.(['P1', 'P2', 'P3'])
  await expect.element(shown).toHaveTextContent('orders: P1,P3')
})

function MaybeOrders({ read }: { read: () => Promise<Orders> }) {
  const [enabled, setEnabled] = useState(true)
  const { data } = useMemberCall<Orders>(['test.maybe'], read, () => 'outdated', { enabled })
  return (
    <>
      <button type="button" onClick={() => setEnabled((isOn) => !isOn)}>
        Switch
      </button>
      <p data-testid="orders">{data?.join()}</p>
    </>
  )
}

it('a disabled hook sends no request, even after missed events, and sends one when enabled', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  let reads = 0
  const read = async () => [`${++reads}`]
  await renderKit(<MaybeOrders read={read} />, { client: exchange.sdk, locale: 'en' })
  let resets = 0
  onTestFinished(exchange.sdk.stream.subscribe('member', () => {}, { onReset: () => ++resets }))
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  await expect.element(page.getByTestId('orders')).toBeVisible()
  await page.getByRole('button', { name: 'Switch' }).click()
  const before = reads
  await exchange.step({ do: 'cut' })
  await expect.poll(() => resets).toBe(1)
  expect(reads).toBe(before)
  await page.getByRole('button', { name: 'Switch' }).click()
  await expect.poll(() => reads).toBeGreaterThan(before)
})
