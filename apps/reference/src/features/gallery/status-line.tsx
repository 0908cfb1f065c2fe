import { useLocale, usePreferences, useText } from '@bourselet/widgets'
import { useSite } from '../../shared/site-context.ts'
import { entryOf } from '../../shared/site-update.ts'
import type { GalleryState } from './gallery-state.ts'
import { hosts } from './host-themes.ts'
import type { Signs } from './stage-network.ts'

/** Returns the hash in the name of the entry script, which identifies the build; null in development. */
const buildOf = (html: string): string | null => /-([\w-]{8})\.js$/.exec(entryOf(html) ?? '')?.[1] ?? null

type StatusLineProps = { state: GalleryState; signs: Signs; width: number | null }

/** A line with the observed connection of the tag and the appearance with which the tag is shown. */
export function StatusLine({ state, signs, width }: StatusLineProps) {
  const { t } = useText('gallery')
  const { apiBase } = useSite()
  const locale = useLocale()
  const { theme } = usePreferences()
  const build = buildOf(document.documentElement.outerHTML)
  const time = (ms: number | null) => (ms === null ? '–' : t('status.ms', { ms }))
  const figures = [
    [t('status.server'), new URL(apiBase, location.href).host],
    [t('status.stream'), time(signs.streamMs)],
    [t('status.answer'), time(signs.answerMs)],
    ...(build ? [[t('status.build'), build]] : []),
  ]
  const look = [
    [t('status.theme'), state.theme ?? hosts[state.host].scheme ?? theme ?? 'dark'],
    [t('status.language'), state.locale ?? locale],
    [t('width.label'), width === null ? '–' : `${width} px`],
  ]
  return (
    <div className="gallery-status bl-numbers">
      <span role="status" data-connection={signs.connection}>
        {t(`status.${signs.connection}`)}
      </span>
      {[figures, look].map((list, at) => (
        <dl key={at}>
          {list.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  )
}
