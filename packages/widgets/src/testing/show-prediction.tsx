import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import type { OptionOrder } from '../shared/data/use-option-orders.ts'
import type { PastRound } from '../shared/data/use-past-rounds.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { account } from './open-ticket.tsx'
import { bet, ticks, timesOf } from './prediction-market.ts'
import { type KitOptions, renderKit } from './render-kit.tsx'
import { pageOf } from './show-orders.tsx'

export type PredictionSetting = KitOptions & {
  visitor?: boolean
  /** True to ask for confirmation of bets and options. Default: false. */
  confirm?: boolean
  times?: object
  /**
   * The past rounds or the member's orders. The exchange returns them in both lists, because one call reads the rounds
   * and the orders.
   */
  rows?: readonly (PastRound | OptionOrder)[]
  /** The number of pages of the two lists that contain `rows`. Default 1. */
  pages?: number
  /** Amount of USDT that the member can stake. */
  available?: string
  /** The published index prices, newest first. Default: the prices of the last minute. */
  published?: readonly object[]
}

/** Renders a widget of prediction rounds or options on a test exchange. */
export async function showPrediction(
  node: ReactNode,
  setting: PredictionSetting = {},
): Promise<TestExchange> {
  const {
    visitor,
    confirm = false,
    times = timesOf(),
    rows = [],
    pages,
    available,
    published = ticks(),
    locale = 'en',
    width = 1400,
    ...rest
  } = setting
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const answers = {
    optionsTimeList: times,
    optionsAllRecord: pageOf([...rows], pages),
    historyInfo: { list: published },
    getAccountInfo: account(available ?? '12450.00000000'),
    createOptionsOrder: bet(),
  }
  await exchange.step({ do: 'answers', data: answers })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  const { page } = await renderKit(node, { client: exchange.sdk, locale, width, ...rest })
  page.preferences.setState({ confirmBets: confirm })
  return exchange
}
