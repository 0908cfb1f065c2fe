const names: Readonly<Record<string, string>> = {
  TRC20: 'Tron',
  ERC20: 'Ethereum',
  BEP20: 'BNB Chain',
  BTC: 'Bitcoin',
}

/** What people call the network behind a chain's code. */
export const chainName = (chain: string): string => names[chain] ?? chain
