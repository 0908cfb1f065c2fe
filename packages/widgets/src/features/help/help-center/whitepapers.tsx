import { useState } from 'react'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { webAddress } from '../../../shared/content/web-address.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { Pages } from '../../../shared/records/pages.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { HelpTarget } from '../help-links.ts'
import '../../../shared/ui/panel.css'

const ROWS = 10

/** The whitepapers of coins. Renders nothing if there are none. */
export function Whitepapers({ links }: { links: HelpTarget }) {
  const { t } = useText('help')
  const locale = useLocale()
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<{ id: number; title: string } | null>(null)
  const shown = useLast(open)
  const { data, error, loading, refetch } = useCall(
    ['help.whitepapers', locale, page],
    (sdk, options) => sdk.help.whitepapers({ page, limit: ROWS }, options),
    { staleMs: 300_000, keepPrevious: true },
  )
  if (data?.page.total === 0) return null
  return (
    <section aria-labelledby="bl-help-papers">
      <header className="bl-help__head">
        <h2 id="bl-help-papers">{t('whitepapers')}</h2>
      </header>
      {error && !data && <ErrorState error={error} onRetry={refetch} retrying={loading} />}
      {!data && !error && <Skeleton height={76} />}
      <ul className="bl-help__papers">
        {data?.list.map(({ id, title, coin, updated_at }) => (
          <li key={id}>
            <button type="button" className="bl-panel" onClick={() => setOpen({ id, title })}>
              <CoinIcon coin={coin} size={32} />
              <span>
                <strong>{title}</strong>
                <small>{t('updated', { date: format.time(updated_at, 'date') })}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.page.pages > 1 && <Pages of={data.page} onPage={setPage} label={t('whitepapers')} />}
      <Dialog
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        title={shown?.title}
        size="medium"
      >
        {shown && <Paper id={shown.id} links={links} />}
      </Dialog>
    </section>
  )
}

function Paper({ id, links }: { id: number; links: HelpTarget }) {
  const { t } = useText('help')
  const locale = useLocale()
  const { data, error, loading, refetch } = useCall(
    ['help.whitepaper', id, locale],
    (sdk, options) => sdk.help.whitepaper({ id }, options),
    { staleMs: 300_000 },
  )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={loading} />
  if (!data) return <Skeleton height={160} />
  const address = webAddress(data.file_url)
  return (
    <div className="bl-help__paper">
      <RichText html={data.content_html} onNavigate={links.onNavigate} />
      {address && (
        <a className="bl-link" href={address} target="_blank" rel="noopener noreferrer">
          {t('paperOpen')}
          <Icon shape={icons.external} size={16} label={t('newWindow')} />
        </a>
      )}
    </div>
  )
}
