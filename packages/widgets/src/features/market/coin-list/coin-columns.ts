export type CoinView = 'markets' | 'movers' | 'plain' | 'picker'

export type CoinColumn =
  | 'star'
  | 'pair'
  | 'last'
  | 'change'
  | 'range'
  | 'volume'
  | 'turnover'
  | 'week'
  | 'trade'

/** The columns of the coin list in each `view`, from left to right. */
export const coinColumns: Record<CoinView, readonly CoinColumn[]> = {
  markets: ['star', 'pair', 'last', 'change', 'range', 'volume', 'turnover', 'week', 'trade'],
  movers: ['star', 'pair', 'last', 'change', 'range', 'turnover', 'week', 'trade'],
  plain: ['pair', 'week', 'last', 'change'],
  picker: ['star', 'pair', 'last', 'change'],
}

export const sortable: ReadonlySet<CoinColumn> = new Set([
  'pair',
  'last',
  'change',
  'volume',
  'turnover',
  'week',
])
