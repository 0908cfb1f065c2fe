import { candles, depthGroup, type Level, type PublicTrade, ticker24h } from '@bourselet/sdk/money'
import { type Kinds, kind } from '../kind.ts'

interface KlineInput {
  interval_ms: number
  from: number
  to: number
  tick: string
  trades: PublicTrade[]
  prev_close?: string | null
}

const klineKind = kind<KlineInput>(({ interval_ms, ...input }) => ({
  candles: candles({ ...input, interval: interval_ms }),
}))

const tickerKind = kind<{ now: number; tick: string; trades: PublicTrade[] }>((input) =>
  ticker24h(input.now, input.trades, input.tick),
)

const depthGroupKind = kind<{ bids: Level[]; asks: Level[]; group: string; limit?: number }>((input) =>
  depthGroup(input.bids, input.asks, input.group, input.limit),
)

export const kinds: Kinds = {
  kline: klineKind,
  ticker: tickerKind,
  depth_group: depthGroupKind,
}
