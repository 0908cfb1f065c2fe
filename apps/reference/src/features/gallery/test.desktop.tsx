import './gallery.css'
import { useText } from '@bourselet/widgets'
import { Icon, icons, Tabs } from '@bourselet/widgets/ui'
import { useState, useSyncExternalStore } from 'react'
import { Link } from '../../shared/link.tsx'
import { Appearance } from './appearance.tsx'
import { CodePanel } from './code-panel.tsx'
import { EventsPanel } from './events-panel.tsx'
import { attributesOf, writeState } from './gallery-state.ts'
import { LookTools } from './look-tools.tsx'
import { loadManifest, shortName } from './manifest.ts'
import { Properties } from './properties.tsx'
import { Stage } from './stage.tsx'
import { tagText, tagTitle } from './texts.ts'
import { useGallery } from './use-gallery.ts'
import { Weight } from './weight.tsx'
import { WidgetList } from './widget-list.tsx'

// The manifest is fetched when this module loads: when a user opens the gallery, before the first render.
const { entries, release } = await loadManifest()

/** The tag that a wide window shows if the link names no tag. */
const FIRST = 'order-book'

type Part = 'preview' | 'properties' | 'code' | 'events'

const narrow = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Returns true while the window is narrower than 768 px. The gallery then has one column. */
const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)

/** The gallery: shows each tag with live data, its properties, its events, its size and the code to embed it. */
export default function TestPage() {
  const { t, ready } = useText('gallery')
  const site = useText('site')
  const { state, change } = useGallery(entries)
  const isNarrow = useNarrowWindow()
  const [part, setPart] = useState<Part>('preview')
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const tag = state.tag ?? (isNarrow ? null : FIRST)
  const entry = entries.find((one) => shortName(one) === tag)
  const list = <WidgetList entries={entries} state={state} selected={tag} />
  const title = <h1 className="bl-hidden">{site.t('title.test')}</h1>
  if (!ready) return <div className="gallery">{title}</div>
  if (!entry)
    return (
      <div className="gallery">
        {title}
        {list}
      </div>
    )
  const attributes = attributesOf(entry, state)
  const given = { entry, state, attributes, onChange: change }
  const parts = {
    preview: <Stage key={entry.tagName} {...given} place={place} setPlace={setPlace} />,
    properties: (
      <>
        {isNarrow && <LookTools {...given} />}
        <Properties {...given} />
        <Appearance state={state} place={place} onChange={change} />
      </>
    ),
    code: <CodePanel {...given} release={release} />,
    events: <EventsPanel key={entry.tagName} entry={entry} place={place} />,
  }
  return (
    <div
      className="gallery"
      data-part={isNarrow ? part : undefined}
      data-bl-density={isNarrow ? 'comfortable' : 'compact'}
    >
      {title}
      {!isNarrow && list}
      <section className="bl-panel gallery-stage" aria-label={`${t('preview')}: ${tagTitle(t, entry)}`}>
        <header className="gallery-stage__top">
          {isNarrow && (
            <Link
              className="gallery-back"
              to={{ search: writeState({ ...state, tag: null, attributes: {} }) }}
            >
              <Icon shape={icons.chevronLeft} size={20} />
              <span className="bl-hidden">{t('widgets')}</span>
            </Link>
          )}
          <h2>{tagTitle(t, entry)}</h2>
          <code>&lt;{entry.tagName}&gt;</code>
          {!isNarrow && <LookTools {...given} />}
        </header>
        <p className="gallery-stage__text">{tagText(t, entry)}</p>
        {isNarrow && (
          <Tabs
            label={tagTitle(t, entry)}
            value={part}
            onValueChange={setPart}
            tabs={(['preview', 'properties', 'code', 'events'] as const).map((value) => ({
              value,
              label: t(value),
            }))}
          />
        )}
        <div className="gallery-preview">
          {parts.preview}
          <Weight entry={entry} />
        </div>
      </section>
      <div className="gallery-side">
        <div className="gallery-side__properties">{parts.properties}</div>
        <div className="gallery-side__code">{parts.code}</div>
        <div className="gallery-side__events">{parts.events}</div>
      </div>
    </div>
  )
}
