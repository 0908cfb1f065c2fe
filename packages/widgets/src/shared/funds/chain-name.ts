const names: Readonly<Record<string, string>> = {
  TRC20: 'Tron',
  ERC20: 'Ethereum',
  BEP20: 'BNB Chain',
  BTC: 'Bitcoin',
}

/** Returns the common name of the blockchain network that has this code. */
export const chainName = (chain: string): string => names[chain] ?? chain
