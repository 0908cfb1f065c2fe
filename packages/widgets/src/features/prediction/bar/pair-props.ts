/** Props of a widget that shows one pair and can switch to another one. */
export type PairProps = {
  symbol: string
  /** The pairs to choose from. Without `onSymbolChange` the pair cannot be changed. */
  symbols?: readonly string[]
  onSymbolChange?: (symbol: string) => void
}
