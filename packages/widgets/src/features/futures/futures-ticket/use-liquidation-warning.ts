import { abs, type Decimal, percent, sub } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { isNear } from './preview-rows.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** A liquidation price within 2 % of the mark price is worth a word of its own. */
const VERY_NEAR: Decimal = '0.02'

/** How near the liquidation would be, where that speaks against the order. */
export function useLiquidationWarning({ preview, market }: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const format = useFormat()
  const liquidation = preview?.after?.liquidation
  if (!liquidation || !market.mark || !isNear(liquidation, market.mark, VERY_NEAR)) return null
  return t('ticket.near', { share: format.percent(percent(abs(sub(liquidation, market.mark)), market.mark)) })
}
