import { useCallback } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useMember } from '../../../shared/data/use-member.ts'
import type { FuturesAccount } from '../../../shared/data/use-positions.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { type Exposure, isCommitted, type Margin } from '../futures-ticket/exposure.ts'
import { type Bounds, contractPreference, effectiveMargin, nameOf, withChoice } from './margin-choice.ts'

export type MarginChoice = {
  /** The margin mode and leverage of the next order. */
  margin: Margin
  /** The margin mode and leverage that the exchange currently applies. */
  setting: Margin
  bounds: Bounds
  /** False while the id of the signed-in member is unknown. Then `choose` does nothing. */
  canChoose: boolean
  choose: (margin: Margin) => void
  /** Deletes the member's choice after the exchange has applied it. */
  forget: () => void
}

/**
 * Returns the margin mode and leverage for the next order of a contract, and functions that change them. The member's
 * choice is stored in the browser under the member's id, because the server stores it only with an order. While the id
 * of the signed-in member is unknown, the setting from the server is returned.
 */
export function useMarginChoice(
  symbol: string,
  account: FuturesAccount | undefined,
  exposure: Exposure | null,
  most: number,
): MarginChoice {
  const { page } = useBourselet()
  const { contracts } = usePreferences()
  const { contractOf } = useContracts()
  const { signedIn } = useSession()
  const id = useMember().data?.id
  // Each member who uses this browser has a separate choice. All visitors who are not logged in share one choice.
  const owner = signedIn ? id : 'visitor'
  const key = owner === undefined ? null : `${owner} ${symbol}`
  const known = account?.settings.find((one) => one.symbol === symbol)
  const contract = contractOf(symbol)
  const setting: Margin = {
    mode: known?.margin_mode ?? contract?.default_margin_mode ?? 'cross',
    leverage: known?.leverage ?? contract?.default_leverage ?? 1,
  }
  const isIsolated = exposure?.position?.margin_mode === 'isolated'
  const bounds: Bounds = {
    isModeLocked: exposure !== null && isCommitted(exposure),
    least: isIsolated ? setting.leverage : 1,
    most,
  }
  const over = nameOf(setting)
  const choose = useCallback(
    ({ mode, leverage }: Margin) => {
      if (key === null) return
      const chosen = { marginMode: mode, leverage, over }
      page.preferences.setState(({ contracts }) => ({ contracts: withChoice(contracts, key, chosen) }))
    },
    [page, key, over],
  )
  const forget = useCallback(() => {
    if (key === null) return
    const { [key]: _, ...others } = page.preferences.getState().contracts
    page.preferences.setState({ contracts: others })
  }, [page, key])
  const chosen = contractPreference(key === null ? null : contracts[key])
  const margin = effectiveMargin(setting, chosen, bounds)
  return { margin, setting, bounds, canChoose: key !== null, choose, forget }
}
