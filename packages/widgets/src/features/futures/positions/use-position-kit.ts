import { useMemo } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { type PositionDraws, positionDraws } from './draw-position.ts'
import { bindPosition, type PositionFormat } from './position-format.ts'

export type PositionKit = { format: PositionFormat; base: string; draws: PositionDraws }

/**
 * Returns a function that creates the tools to show a position in a contract: the formatters, and the functions that
 * fill in the cells of its row. The tools of each contract are created once, and again after a change of the language
 * or of the list of contracts.
 */
export function usePositionKit(): (symbol: string) => PositionKit {
  const { t } = useText('futures')
  const locale = useLocale()
  const { contractOf } = useContracts()
  return useMemo(() => {
    const kept = new Map<string, PositionKit>()
    const make = (symbol: string): PositionKit => {
      const contract = contractOf(symbol)
      const format = bindPosition(locale, contract?.tick, contract?.step)
      return { format, base: contract?.base ?? symbol, draws: positionDraws(format, t('positions.liqNear')) }
    }
    return (symbol: string) => {
      const kit = kept.get(symbol) ?? make(symbol)
      kept.set(symbol, kit)
      return kit
    }
  }, [locale, contractOf, t])
}
