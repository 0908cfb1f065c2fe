import { describe, expect, it } from 'vitest'
import { spotOrder } from '../../testing/spot-market.ts'
import { patchLive } from './live-orders.ts'
import { pickedPriceOf } from './picked-price.ts'
import { patchWallet, type Wallet } from './use-balances.ts'
import { type SpotOrder, spotOrders } from './use-open-orders.ts'
import { patchSpotAccount, type SpotAccount } from './use-spot-account.ts'

const orderEvent = (changes: Partial<SpotOrder>) => ({ kind: 'order' as const, order: spotOrder(changes) })
const first = spotOrder()
const second = spotOrder({ order_no: 'S202601010000000002', created_at: 2000, updated_at: 2000 })

describe('open orders after stream events', () => {
  it('an order event adds a new order at the top of the list', () => {
    const event = orderEvent({ order_no: 'S202601010000000003', created_at: 2000, updated_at: 2000 })
    const numbers = patchLive(spotOrders, [second, first], event).map(({ order_no }) => order_no.at(-1))
    expect(numbers).toEqual(['3', '2', '1'])
  })

  it('an event of an open order updates the order at its place in the list; an event of a closed order removes the order', () => {
    const filled = orderEvent({ status: 'partial', filled: '0.02000000', updated_at: 3000 })
    expect(patchLive(spotOrders, [second, first], filled)).toEqual([second, filled.order])
    for (const status of ['completed', 'cancelled', 'expired'] as const) {
      expect(patchLive(spotOrders, [second, first], orderEvent({ status, updated_at: 3000 }))).toEqual([
        second,
      ])
    }
  })

  it('outdated and unrelated events leave the list of orders unchanged', () => {
    const list = [second, first]
    expect(patchLive(spotOrders, list, orderEvent({ symbol: 'ETHUSDT', order_no: 'x' }), 'BTCUSDT')).toBe(
      list,
    )
    expect(patchLive(spotOrders, list, orderEvent({ status: 'cancelled', order_no: 'x' }))).toBe(list)
    expect(patchLive(spotOrders, list, orderEvent({ status: 'partial', updated_at: 999 }))).toBe(list)
    const balance = { account: 'spot', coin: 'BTC', available: '1.00000000', frozen: '0.00000000' } as const
    expect(patchLive(spotOrders, list, { kind: 'balance', ...balance })).toBe(list)
  })
})

describe('ticket account after stream events', () => {
  const balance = {
    account: 'spot' as const,
    available: '0.50000000',
    frozen: '0.00000000',
    total: '0.50000000',
    price_usdt: '60000.00',
    value_usdt: '30000.00000000',
  }
  const account: SpotAccount = {
    symbol: 'BTCUSDT',
    base: { ...balance, coin: 'BTC' },
    quote: { ...balance, coin: 'USDT', price_usdt: '1' },
    maker: '0.001',
    taker: '0.001',
  }

  it('a balance event updates the balance, the total and the value of the coin', () => {
    const event = { kind: 'balance', account: 'spot', coin: 'BTC' } as const
    const after = patchSpotAccount(account, { ...event, available: '0.30000000', frozen: '0.00000001' })
    expect(after.base).toMatchObject({ available: '0.30000000', frozen: '0.00000001' })
    expect(after.base).toMatchObject({ total: '0.30000001', value_usdt: '18000.00060000' })
    expect(after.quote).toBe(account.quote)
  })

  it('ignores balance events of other coins and of the futures account', () => {
    const change = { kind: 'balance', available: '1.00000000', frozen: '0.00000000' } as const
    expect(patchSpotAccount(account, { ...change, account: 'spot', coin: 'ETH' })).toBe(account)
    expect(patchSpotAccount(account, { ...change, account: 'futures', coin: 'USDT' })).toBe(account)
  })
})

describe('wallet after stream events', () => {
  const row = {
    coin: 'USDT',
    frozen: '0.00000000',
    price_usdt: '1',
    name: 'Tether USD',
    icon: '',
    deposit_enabled: true,
    withdraw_enabled: true,
    chains: [],
  }
  const wallet: Wallet = {
    total_usdt: '1500.00000000',
    total_btc: '0.00000000',
    by_account: {
      spot: '500.00000000',
      futures: '1000.00000000',
      finance: '0.00000000',
      loans: '0.00000000',
    },
    list: [
      {
        ...row,
        account: 'spot',
        available: '500.00000000',
        total: '500.00000000',
        value_usdt: '500.00000000',
      },
      {
        ...row,
        account: 'futures',
        available: '1000.00000000',
        total: '1000.00000000',
        value_usdt: '1000.00000000',
      },
    ],
  }
  const event = { kind: 'balance', coin: 'USDT', frozen: '0.00000000' } as const

  it('a balance event of the spot account updates the totals', () => {
    const after = patchWallet(wallet, { ...event, account: 'spot', available: '400.00000000' })
    expect(after).toMatchObject({ total_usdt: '1400.00000000', by_account: { spot: '400.00000000' } })
  })

  it('after a balance event of the futures account, the wallet must be loaded again', () => {
    expect(patchWallet(wallet, { ...event, account: 'futures', available: '800.00000000' })).toBe('outdated')
  })
})

describe('picked price', () => {
  it('a price that is selected twice is emitted twice, and only to widgets of the same client', () => {
    const client = {}
    const changed: string[] = []
    pickedPriceOf(client).subscribe(({ picked }) => changed.push(picked?.price ?? ''))
    const picked = { product: 'spot', symbol: 'BTCUSDT', price: '60000.00' } as const
    pickedPriceOf(client).setState({ picked: { ...picked } })
    pickedPriceOf(client).setState({ picked: { ...picked } })
    pickedPriceOf({}).setState({ picked })
    expect(changed).toEqual(['60000.00', '60000.00'])
  })
})
