import { useCall, useText } from '@bourselet/widgets'

/** Says on every page that the money is paper, wherever the server says so of itself. */
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
