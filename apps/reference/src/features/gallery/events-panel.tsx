import { useLocale, useText } from '@bourselet/widgets'
import { IconButton, icons } from '@bourselet/widgets/ui'
import type { TagEntry } from './manifest.ts'
import { useEvents } from './use-events.ts'

/** The events that the tag has emitted, newest first. */
export function EventsPanel({ entry, place }: { entry: TagEntry; place: HTMLElement | null }) {
  const { t } = useText('gallery')
  const locale = useLocale()
  const names = [...entry.events.map(({ name }) => name), 'bourselet-error']
  const { events, isPaused, setPaused, clear } = useEvents(place, names)
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hour12: false,
  })
  return (
    <section className="bl-panel gallery-events">
      <header className="bl-panel__top">
        <h2 className="bl-panel__title">
          {t('events')} <span className="gallery-count">{events.length}</span>
        </h2>
        <span className="gallery-events__tools">
          <IconButton
            icon={isPaused ? icons.arrowRight : icons.minus}
            size="small"
            label={isPaused ? t('resume') : t('pause')}
            onClick={() => setPaused(!isPaused)}
          />
          <IconButton icon={icons.trash} size="small" label={t('clear')} onClick={clear} />
        </span>
      </header>
      {events.length === 0 && (
        <div className="gallery-events__empty">
          <p>{t('waiting')}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol role="log" aria-label={t('events')} tabIndex={0} hidden={events.length === 0}>
        {events.map(({ id, at, name, detail }) => (
          <li key={id}>
            <span className="gallery-events__line">
              <code>{name}</code>
              <time dateTime={new Date(at).toISOString()}>{time.format(at)}</time>
            </span>
            {detail !== 'null' && <pre>{detail}</pre>}
          </li>
        ))}
      </ol>
    </section>
  )
}
