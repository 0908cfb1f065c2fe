import { useCall, useText } from '@bourselet/widgets'
import { useEffect } from 'react'
import { readStored, writeStored } from '../shared/stored.ts'

/**
 * Storage key that is set if the exchange trades with real money. At the next visit, the site then reserves no space
 * for the paper trading bar.
 */
const REAL_MONEY = 'bourselet.real-money'

/**
 * The bar that marks every page as paper trading if the server reports that it is a sandbox. Until the server
 * answers, an empty bar reserves the space, so that the page below does not move.
 */
export function PaperBar() {
  const { t, ready } = useText('site')
  const { data } = useCall(['site.settings'], (sdk, options) => sdk.site.settings(options), {
    staleMs: 60_000,
  })
  useEffect(() => {
    if (data) writeStored(REAL_MONEY, data.sandbox ? null : '1')
  }, [data])
  if (data ? !data.sandbox : readStored(REAL_MONEY)) return null
  if (!data || !ready) return <div className="site-paper" aria-hidden />
  return (
    <aside className="site-paper" aria-label={t('paper')}>
      <span className="site-paper__dot" aria-hidden />
      {t('paper')}
    </aside>
  )
}
