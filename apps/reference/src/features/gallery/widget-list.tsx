import { useText } from '@bourselet/widgets'
import { Field, Icon, icons } from '@bourselet/widgets/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from '../../shared/link.tsx'
import { type GalleryState, writeState } from './gallery-state.ts'
import { featureOf, shortName, type TagEntry } from './manifest.ts'
import { type GalleryTexts, groupTitle, tagText, tagTitle } from './texts.ts'

type WidgetListProps = {
  entries: readonly TagEntry[]
  state: GalleryState
  /** Short name of the tag that the gallery shows. */
  selected: string | null
}

const matches = (t: GalleryTexts, entry: TagEntry, text: string) => {
  const wanted = text.trim().toLocaleLowerCase()
  const words = [entry.tagName, tagTitle(t, entry), tagText(t, entry), groupTitle(t, featureOf(entry))]
  return words.some((word) => word.toLocaleLowerCase().includes(wanted))
}

/** Moves the focus to the previous or next link or field of the list when ArrowUp or ArrowDown is pressed. */
function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, input')]
  const next = links[links.indexOf(event.target as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/**
 * Lists all tags by feature, with a search field. The key `/` focuses the search field, and the arrow keys
 * move the focus in the list.
 */
export function WidgetList({ entries, state, selected }: WidgetListProps) {
  const { t } = useText('gallery')
  const [text, setText] = useState('')
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // For a key press inside a shadow root, the target of the event is the host element of the root. The field itself
      // is the first element of the composed path.
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.composedPath()[0] ?? null))
        return
      const input = list.current?.querySelector('input')
      if (!input) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  const found = entries.filter((entry) => matches(t, entry, text))
  const groups = [...new Set(found.map(featureOf))]
  return (
    <nav className="bl-panel gallery-list" aria-label={t('widgets')} ref={list} onKeyDown={onArrow}>
      <header className="bl-panel__top">
        <h2 className="bl-panel__title">{t('widgets')}</h2>
        <span className="gallery-count">{found.length}</span>
      </header>
      <Field
        className="gallery-find"
        label={t('find')}
        placeholder={t('find')}
        type="search"
        value={text}
        onValueChange={setText}
        prefix={<Icon shape={icons.search} size={16} />}
        suffix={<kbd>/</kbd>}
      />
      <p className="bl-hidden" role="status">
        {text && found.length === 0 ? t('none', { text }) : ''}
      </p>
      <div className="gallery-list__items">
        {found.length === 0 && <p className="gallery-none">{t('none', { text })}</p>}
        {groups.map((group) => (
          <section key={group} aria-label={groupTitle(t, group)}>
            <h3>{groupTitle(t, group)}</h3>
            <ul>
              {found
                .filter((entry) => featureOf(entry) === group)
                .map((entry) => {
                  const tag = shortName(entry)
                  return (
                    <li key={tag}>
                      <Link
                        to={{ search: writeState({ ...state, tag, attributes: {}, width: null }) }}
                        aria-current={tag === selected ? 'page' : undefined}
                      >
                        <span>{tagTitle(t, entry)}</span>
                        <small>{tagText(t, entry)}</small>
                      </Link>
                    </li>
                  )
                })}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
