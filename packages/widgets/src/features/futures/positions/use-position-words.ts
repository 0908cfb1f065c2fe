import { useCallback } from 'react'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

type Named = Pick<Position, 'symbol' | 'side'>

/** "BTCUSDT Long", as buttons and dialogs call a position. */
export function usePositionName(): (position: Named) => string {
  const { t } = useText('futures')
  return useCallback(({ symbol, side }) => t('positions.name', { symbol, side: t(side) }), [t])
}
