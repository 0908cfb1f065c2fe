import { expect, test } from 'vitest'
import {
  alertOf,
  MOST_ALERTS,
  MOST_WATCHED,
  type PriceAlert,
  takeReached,
  watchedMarkets,
  withAlert,
} from './price-alerts.ts'

const memory = (first: readonly PriceAlert[]) => {
  let list = first
  return {
    read: () => list,
    write: (next: readonly PriceAlert[]) => {
      list = next
    },
    subscribe: () => () => {},
  }
}

test('an alert gets its direction, `above` or `below`, from the last price; the highest alert is first', () => {
  const alerts = withAlert(withAlert([], '61000.00', '60000.00'), '59000.00', '60000.00')
  expect(alerts.map(({ price, when }) => [price, when])).toEqual([
    ['61000.00', 'above'],
    ['59000.00', 'below'],
  ])
})

test('rejects a second alert at the same price, and alerts beyond the maximum number of a symbol', () => {
  const one = withAlert([], '61000.00', '60000.00')
  expect(withAlert(one, '61000', '60000.00')).toBe(one)
  let many: readonly PriceAlert[] = []
  for (let price = 1; price <= MOST_ALERTS + 5; price += 1) many = withAlert(many, `${price}`, '100')
  expect(many).toHaveLength(MOST_ALERTS)
})

test('an alert that the last price reaches is returned once and removed', () => {
  const list = memory(withAlert(withAlert([], '61000', '60000'), '59000', '60000'))
  expect(takeReached(list, '60999.99')).toEqual([])
  expect(takeReached(list, '61000.00').map(({ price }) => price)).toEqual(['61000'])
  expect(takeReached(list, '61000.00')).toEqual([])
  expect(takeReached(list, '58000').map(({ price }) => price)).toEqual(['59000'])
  expect(list.read()).toEqual([])
})

test.each([null, 7, {}, { id: 'a', price: '1e9', when: 'above' }, { id: 'a', price: '5', when: 'near' }])(
  'returns null for the invalid alert %j',
  (stored) => {
    expect(alertOf(stored)).toBeNull()
  },
)

test('a chart watches the alerts of a limited number of markets, its own market included', () => {
  const names = Array.from({ length: MOST_WATCHED }, (_, index) => `alerts.spot.C${index}USDT`)
  expect(watchedMarkets(names, 'spot', 'C1USDT')).toHaveLength(MOST_WATCHED)
  const watched = watchedMarkets([...names, 'alerts.spot.ZUSDT'], 'spot', 'ZUSDT')
  expect(watched).toHaveLength(MOST_WATCHED)
  expect(watched[0]).toEqual(['spot', 'ZUSDT'])
  expect(watchedMarkets(['alerts.futures.BTCUSDT'], 'spot', 'BTCUSDT')).toEqual([['futures', 'BTCUSDT']])
})
