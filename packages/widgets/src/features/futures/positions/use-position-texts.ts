import { useCallback } from 'react'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

type Named = Pick<Position, 'symbol' | 'side'>

/** Returns a function that names a position in buttons and dialogs: "BTCUSDT Long". */
export function usePositionName(): (position: Named) => string {
  const { t } = useText('futures')
  return useCallback(({ symbol, side }) => t('positions.name', { symbol, side: t(side) }), [t])
}
