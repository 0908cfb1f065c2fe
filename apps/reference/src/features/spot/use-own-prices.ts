import { sub } from '@bourselet/sdk/money'
import { useFormat, useText } from '@bourselet/widgets'
import type { OwnOrder, PriceLine } from '@bourselet/widgets/market'
import { type SpotOrder, useOpenOrders } from '@bourselet/widgets/spot'
import { useMemo } from 'react'

const hasPrice = (order: SpotOrder): order is SpotOrder & { price: string } => order.price !== null

/** The member's resting orders of a symbol, as marks in its book and lines in its chart. */
export function useOwnPrices(symbol: string): { ownOrders: OwnOrder[]; lines: PriceLine[] } {
  const { t } = useText('site')
  const format = useFormat()
  const { data } = useOpenOrders(symbol)
  return useMemo(() => {
    const resting = (data ?? []).filter(hasPrice)
    return {
      ownOrders: resting.map(({ side, price }) => ({ side, price })),
      lines: resting.map(({ order_no, side, price, quantity, filled }) => ({
        id: order_no,
        price,
        side,
        label: `${t(`terminal.${side}`)} ${quantity ? format.amount(sub(quantity, filled)) : ''}`,
      })),
    }
  }, [data, t, format])
}
