/** Which pair a widget is about, and the choice of another. */
export type PairProps = {
  symbol: string
  /** The pairs to choose from. Without `onSymbolChange` there is no choice. */
  symbols?: readonly string[]
  onSymbolChange?: (symbol: string) => void
}
