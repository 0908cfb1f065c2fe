import type { Decimal } from '@bourselet/sdk/money'
import { useEffect } from 'react'
import { liveTickers, type Product } from '../../../shared/data/live-tickers.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { alertsOf, takeReached } from './price-alerts.ts'

export type AlertWatchProps = { product: Product; symbol: string }

/**
 * Compares the live last price with the alerts of a symbol. Shows each alert that is reached in a toast, which screen
 * readers announce, and in a browser notification if the member allowed notifications. Renders nothing.
 */
export function AlertWatch({ product, symbol }: AlertWatchProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const { show } = useToast()
  const { sdk } = useBourselet()
  const { data: info } = useSymbol(symbol, product)
  useEffect(() => {
    if (!info) return
    const compareWith = (last: Decimal) => {
      for (const alert of takeReached(alertsOf(product, info.symbol), last)) {
        const params = { pair: `${info.base}/${info.quote}`, price: format.price(alert.price, info.tick) }
        const title = t('alerts.reached', params)
        const text = t('alerts.lastNow', { price: format.price(last, info.tick) })
        show({ title, text, durationMs: 0 })
        notify(title, text)
      }
    }
    // The next ticker event may arrive much later, so the last price that the stream has delivered is compared at once.
    // The price in the list of symbols is not compared. It may be from a time before the alert was set.
    const known = liveTickers(sdk, product).one(info.symbol).get()
    if (known) compareWith(known.last)
    // A hidden page updates no live data, but its alerts must fire too. So this component subscribes to the stream
    // itself instead of using the live data.
    return sdk.stream.subscribe(`ticker:${product}:${info.symbol}`, ({ data }) => compareWith(data.last))
  }, [sdk, product, info, format, t, show])
  return null
}

function notify(title: string, body: string): void {
  try {
    if (Notification.permission === 'granted') new Notification(title, { body, tag: title })
  } catch {
    // Some browsers have no notifications, or allow them only in a service worker. The toast is shown anyway.
  }
}
