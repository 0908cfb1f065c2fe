/** Margin mode and leverage that the member chose for the next order of a contract. */
export type ContractPreference = {
  marginMode: 'cross' | 'isolated'
  leverage: number
  /**
   * The margin setting of the exchange at the time of the choice. If the exchange changes this setting later,
   * the member's choice no longer applies.
   */
  over: string
}

const MOST = 100

/** Returns the valid parts of the stored margin preferences. */
export function parseContractPreferences(stored: unknown): Readonly<Record<string, ContractPreference>> {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(isEntry).slice(0, MOST))
}

const isEntry = (entry: [string, unknown]): entry is [string, ContractPreference] => {
  const { marginMode, leverage, over } = (entry[1] ?? {}) as Partial<
    Record<keyof ContractPreference, unknown>
  >
  return (
    entry[0].includes(' ') &&
    (marginMode === 'cross' || marginMode === 'isolated') &&
    Number.isInteger(leverage) &&
    Number(leverage) >= 1 &&
    typeof over === 'string'
  )
}
