const names: Readonly<Record<string, string>> = {
  TRC20: 'Tron',
  ERC20: 'Ethereum',
  BEP20: 'BNB Chain',
  BTC: 'Bitcoin',
}

/** The codes of the networks whose addresses the SDK can check. */
export const knownChains: readonly string[] = Object.keys(names)

/** Returns the common name of the blockchain network that has this code. */
export const chainName = (chain: string): string => names[chain] ?? chain
