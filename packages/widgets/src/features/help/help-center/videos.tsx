import { useState } from 'react'
import { RichText } from '../../../shared/content/rich-text.tsx'
import { webAddress } from '../../../shared/content/web-address.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { Pages } from '../../../shared/records/pages.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { HelpTarget } from '../help-links.ts'

const ROWS = 8

/** The videos of the operator. Renders nothing if there are none. */
export function Videos({ links }: { links: HelpTarget }) {
  const { t } = useText('help')
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<{ id: number; title: string } | null>(null)
  const { data } = useCall(
    ['help.videos', locale, page],
    (sdk, options) => sdk.help.videos({ page, limit: ROWS }, options),
    { staleMs: 300_000, keepPrevious: true },
  )
  if (!data || data.page.total === 0) return null
  return (
    <section aria-labelledby="bl-help-videos">
      <header className="bl-help__head">
        <h2 id="bl-help-videos">{t('videos')}</h2>
      </header>
      <ul className="bl-help__videos">
        {data.list.map(({ id, title, cover, duration }) => (
          <li key={id}>
            <button type="button" onClick={() => setOpen({ id, title })}>
              <img src={cover} alt="" loading="lazy" />
              <span className="bl-help__length bl-numbers">{clockOf(duration)}</span>
              <span className="bl-hidden">{t('play')}</span>
              <strong>{title}</strong>
            </button>
          </li>
        ))}
      </ul>
      {data.page.pages > 1 && <Pages of={data.page} onPage={setPage} label={t('videos')} />}
      <VideoDialog video={open} onClose={() => setOpen(null)} links={links} />
    </section>
  )
}

/** Formats seconds as minutes and seconds, for example 2:05. */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`

type VideoDialogProps = {
  video: { id: number; title: string } | null
  onClose: () => void
  links: HelpTarget
}

function VideoDialog({ video, onClose, links }: VideoDialogProps) {
  const shown = useLast(video)
  return (
    <Dialog
      open={video !== null}
      onOpenChange={(open) => !open && onClose()}
      title={shown?.title}
      size="large"
    >
      {shown && <Player id={shown.id} links={links} />}
    </Dialog>
  )
}

/**
 * Plays a video. The server counts each request of the video sources as a view, so the answer never becomes stale
 * and is not requested again.
 */
function Player({ id, links }: { id: number; links: HelpTarget }) {
  const locale = useLocale()
  const { data: video } = useCall(['help.video', id, locale], (sdk, options) =>
    sdk.help.video({ id }, options),
  )
  const { data, error, loading, refetch } = useCall(
    ['help.videoData', id],
    (sdk, options) => sdk.help.videoData({ id }, options),
    { staleMs: Number.POSITIVE_INFINITY },
  )
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={loading} />
  return (
    <div className="bl-help__player">
      {data ? (
        // biome-ignore lint/a11y/useMediaCaption: the exchange delivers the captions; Biome does not see tracks in a list
        <video controls preload="metadata" poster={data.poster} playsInline>
          {data.sources.map(({ url, mime }) => {
            const address = webAddress(url)
            return address && <source key={url} src={address} type={mime} />
          })}
          {data.tracks?.map(({ lang, label, url }) => {
            const address = webAddress(url)
            return (
              address && (
                <track
                  key={url}
                  kind="captions"
                  srcLang={lang}
                  label={label}
                  src={address}
                  default={lang === locale}
                />
              )
            )
          })}
        </video>
      ) : (
        <Skeleton height={360} />
      )}
      {video && <RichText html={video.content_html} onNavigate={links.onNavigate} />}
    </div>
  )
}
