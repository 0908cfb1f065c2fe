import { useCall, useText } from '@bourselet/widgets'

/** Shows on every page that trading is paper trading, if the server reports it. */
export function PaperBar() {
  const { t, ready } = useText('site')
  const { data } = useCall(['site.settings'], (sdk, options) => sdk.site.settings(options), {
    staleMs: 60_000,
  })
  if (!data?.sandbox || !ready) return null
  return (
    <aside className="site-paper" aria-label={t('paper')}>
      <span className="site-paper__dot" aria-hidden />
      {t('paper')}
    </aside>
  )
}
