import { expect, test } from 'vitest'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { accountSlices, coinSlices } from './slices.ts'

const walletOf = (values: [string, string][]) =>
  ({
    list: values.map(([coin, value_usdt]) => ({ coin, value_usdt })),
    by_account: { spot: '75.00000000', futures: '25.00000000', finance: '0.00000000' },
  }) as Wallet

test('the chart of coins adds up each coin over all accounts, sorts by value and combines small coins into one slice', () => {
  const slices = coinSlices(
    walletOf([
      ['A', '1'],
      ['USDT', '20'],
      ['B', '40'],
      ['USDT', '30'],
      ['C', '5'],
      ['D', '3'],
      ['E', '1'],
      ['F', '0'],
    ]),
  )
  expect(slices.map(({ key, percent }) => [key, percent])).toEqual([
    ['USDT', '50.00'],
    ['B', '40.00'],
    ['C', '5.00'],
    ['D', '3.00'],
    ['others', '2.00'],
  ])
  expect(slices.at(-1)?.others).toBe(2)
})

test('the chart of coins shows five coins as separate slices, and no slice for an empty wallet', () => {
  expect(coinSlices(walletOf('ABCDE'.split('').map((coin) => [coin, '1']))).map(({ key }) => key)).toEqual([
    ...'ABCDE',
  ])
  expect(coinSlices(walletOf([['A', '0']]))).toEqual([])
})

test('the chart of accounts contains only accounts with a balance', () => {
  expect(accountSlices(walletOf([])).map(({ key, percent }) => [key, percent])).toEqual([
    ['spot', '75.00'],
    ['futures', '25.00'],
  ])
})
