import { useMemo } from 'react'
import type { ContractRules } from './revalue.ts'
import { type SymbolInfo, useSymbols } from './use-symbols.ts'

export type Contracts = {
  list: readonly SymbolInfo[]
  contractOf: (symbol: string) => SymbolInfo | undefined
  /**
   * Returns the tick and the margin brackets of a contract, which `revalue` needs. Undefined if the contract is
   * not loaded.
   */
  rulesOf: (symbol: string) => ContractRules | undefined
  /** True while the contracts load. Widgets can wait for the contracts instead of rendering twice. */
  isLoading: boolean
}

const none: readonly SymbolInfo[] = []

/** Returns the contracts of the exchange, with functions that look up a contract by its symbol. */
export function useContracts(): Contracts {
  const { data: list = none, loading } = useSymbols('futures')
  return useMemo(() => {
    const bySymbol = new Map(list.map((info) => [info.symbol, info]))
    const rules = new Map(list.flatMap((info) => rulesEntry(info)))
    return {
      list,
      contractOf: (symbol: string) => bySymbol.get(symbol),
      rulesOf: (symbol: string) => rules.get(symbol),
      isLoading: loading,
    }
  }, [list, loading])
}

const rulesEntry = ({ symbol, tick, tiers }: SymbolInfo): [string, ContractRules][] =>
  tiers ? [[symbol, { tick, tiers: tiers.map((tier, at) => ({ ...tier, bracket: at + 1 })) }]] : []
