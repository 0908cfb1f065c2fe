/** Props of a widget for one pair, which can also select another pair. */
export type PairProps = {
  symbol: string
  /** The pairs to choose from. Without `onSymbolChange` the pair cannot be changed. */
  symbols?: readonly string[]
  onSymbolChange?: (symbol: string) => void
}
