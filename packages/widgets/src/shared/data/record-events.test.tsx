import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DepositPanel, DepositRecords } from '../../features/deposit/index.ts'
import { WithdrawRecords } from '../../features/withdraw/index.ts'
import { fundWallet } from '../../testing/fund-wallet.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { sampleDeposit } from '../../testing/sample-deposit.ts'
import { pageOf } from '../../testing/show-orders.tsx'

const ORDER_NO = 'W202611210000000001'

const deposit = (status: 'pending' | 'success') =>
  sampleDeposit({
    status,
    voucher: null,
    txid: 'ab'.repeat(32),
    ...(status === 'success' && { confirmations: 3, credited: '250.00000000', credited_at: 2 }),
  })

const withdrawal = (status: 'processing' | 'success') => ({
  order_no: ORDER_NO,
  type: 'crypto',
  coin: 'USDT',
  chain: 'TRC20',
  address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs',
  amount: '100.00000000',
  fee: '1.00000000',
  arrival: '99.00000000',
  status,
  review_reasons: [],
  reject_reason: null,
  txid: status === 'success' ? 'ab'.repeat(32) : null,
  created_at: 1,
  done_at: status === 'success' ? 2 : null,
})

type Case = {
  name: string
  node: ReactNode
  call: string
  /** The answers of the calls before the tested event. `after` contains the answers after the event. */
  before: Record<string, unknown>
  after: Record<string, unknown>
  event: object
  shown: [RegExp, RegExp]
}

const credited = { type: 'deposit', order_no: deposit('success').order_no, status: 'success' }
const cases: Case[] = [
  {
    name: 'deposit records',
    node: <DepositRecords />,
    call: 'rechargeRecord',
    before: { rechargeRecord: pageOf([deposit('pending')]) },
    after: { rechargeRecord: pageOf([deposit('success')]) },
    event: credited,
    shown: [/^Confirming$/, /^Credited$/],
  },
  {
    name: 'the deposit panel',
    node: <DepositPanel />,
    call: 'queryRecharge',
    before: { rechargeRecord: pageOf([deposit('pending')]), queryRecharge: deposit('pending') },
    after: { rechargeRecord: pageOf([deposit('success')]), queryRecharge: deposit('success') },
    event: credited,
    shown: [/^Confirming$/, /^Credited$/],
  },
  {
    name: 'withdrawal records',
    node: <WithdrawRecords />,
    call: 'withdrawRecord',
    before: { withdrawRecord: pageOf([withdrawal('processing')]) },
    after: { withdrawRecord: pageOf([withdrawal('success')]) },
    event: { type: 'withdrawal', order_no: ORDER_NO, status: 'success' },
    shown: [/^On its way$/, /^Completed$/],
  },
]

async function show({ node, before }: Case, stream: boolean) {
  const exchange = openExchange({ stream })
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  const answer = (data: Record<string, unknown>) => exchange.step({ do: 'answers', data })
  await answer({ queryCoinAccount: fundWallet, ...before })
  await renderKit(node, { client: exchange.sdk, locale: 'en', width: 1100 })
  return { exchange, answer, calls: async (call: string) => (await exchange.inspect()).calls[call] ?? 0 }
}

const status = (text: RegExp) => page.getByText(text).first()

test.each(cases)(
  '$name loads its list again after a stream event, and does not load it at intervals',
  async (one) => {
    // Only `setInterval`, which starts the polling, is faked. Requests and rendering run as usual.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { exchange, answer, calls } = await show(one, true)
    await expect.element(status(one.shown[0])).toBeVisible()
    await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
    await answer(one.after)
    const before = await calls(one.call)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await calls(one.call)).toBe(before)
    await exchange.step({ do: 'member', data: { kind: 'record', ...one.event, updated_at: 2 } })
    // A table header can have the same text as the new status, so the test also waits until the old status is
    // gone.
    await expect.element(status(one.shown[0])).not.toBeInTheDocument()
    await expect.element(status(one.shown[1])).toBeVisible()
    expect(await calls(one.call)).toBe(before + 1)
  },
)

/** Expects that a list shows the new status of its row without an event. */
async function waitForInterval(one: Case) {
  const { answer } = await show(one, false)
  await expect.element(status(one.shown[0])).toBeVisible()
  await answer(one.after)
  await expect.element(status(one.shown[0])).not.toBeInTheDocument()
  await expect.element(status(one.shown[1])).toBeVisible()
}

const polls = 'without a stream, $name loads its list at intervals'

test.each(cases.slice(0, 1))(polls, waitForInterval)

// The interval is that of the SDK's stream, not of the list.
test.each(cases.slice(1))(polls, { tags: 'deep' }, waitForInterval)
