import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Select } from '../../../shared/ui/select.tsx'
import { type HelpTarget, openPlace } from '../help-links.ts'
import { useCategories } from '../use-help-lists.ts'
import { Guides } from './guides.tsx'
import { Questions } from './questions.tsx'
import { Topics } from './topics.tsx'
import { Videos } from './videos.tsx'
import { Whitepapers } from './whitepapers.tsx'
import './lists.css'

export type ListsProps = { links: HelpTarget; keyword: string }

/** Topics, frequent questions, guides, videos and whitepapers, or the results of a search. */
export function Lists({ links, keyword }: ListsProps) {
  const { t } = useText('help')
  const [topic, setTopic] = useState<number | null>(null)
  const categories = useCategories()
  const lists = useRef<HTMLElement>(null)
  const previous = useRef(keyword)
  useEffect(() => {
    if (previous.current === keyword) return
    previous.current = keyword
    // A new keyword changes only the list on this page, so the focus would stay in the search field. The focus moves to
    // the list, so that screen readers announce the results.
    lists.current?.focus({ preventScroll: true })
  }, [keyword])
  const choose = (id: number) => {
    setTopic(id)
    lists.current?.scrollIntoView({ block: 'start' })
    lists.current?.focus({ preventScroll: true })
  }
  const of = { links, keyword, ...(topic === null ? {} : { topic }) }
  const choices = [
    { value: '', label: t('allTopics') },
    ...(categories.data ?? []).map(({ id, name }) => ({ value: `${id}`, label: name })),
  ]
  return (
    <div className="bl-help">
      {keyword === '' && <Topics answer={categories} links={links} onTopic={choose} />}
      <section
        ref={lists}
        className="bl-help__lists"
        aria-labelledby="bl-help-lists"
        tabIndex={-1}
        data-results={keyword !== '' || undefined}
      >
        <header className="bl-help__head">
          <h2 id="bl-help-lists">{keyword === '' ? t('answers') : t('resultsFor', { keyword })}</h2>
          <Select
            variant="quiet"
            aria-label={t('topic')}
            value={topic === null ? '' : `${topic}`}
            onValueChange={(value) => setTopic(value === '' ? null : Number(value))}
            options={choices}
          />
          {keyword !== '' && (
            <Button size="small" variant="quiet" icon={icons.close} onClick={() => openPlace(links, {})}>
              {t('showAll')}
            </Button>
          )}
        </header>
        <div className="bl-help__columns">
          <Questions key={`q${topic}${keyword}`} {...of} />
          <Guides key={`g${topic}${keyword}`} {...of} />
        </div>
      </section>
      {keyword === '' && (
        <>
          <Videos links={links} />
          <Whitepapers links={links} />
        </>
      )}
    </div>
  )
}
