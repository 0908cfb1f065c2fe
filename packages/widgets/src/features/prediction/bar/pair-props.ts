/** Props of a widget that shows one pair and may offer other pairs. */
export type PairProps = {
  symbol: string
  /** The pairs to choose from. Without `onSymbolChange` the pair cannot be changed. */
  symbols?: readonly string[]
  onSymbolChange?: (symbol: string) => void
}
