import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AnchoredPopup } from '../../../shared/ui/anchored-popup.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { useComboList } from '../../../shared/ui/use-combo-list.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { type HelpLinks, type HelpPlace, type HelpTarget, openPlace } from '../help-links.ts'
import { HitText } from './hit-text.tsx'
import { type Hit, type HitGroup, KEYWORD_LENGTH, type Question, useHelpSearch } from './use-help-search.ts'
import '../../../shared/ui/field.css'
import '../../../shared/ui/overlay.css'
import './help-search.css'

export type HelpSearchProps = {
  links: HelpLinks
  /** The initial text of the search field. */
  keyword?: string
  /** The size of the search field. `medium` (default). `hero`: large, for the top of a page. */
  size?: 'medium' | 'hero'
}

/**
 * A field that searches the guides and questions of the help center while the user types. The server compares
 * word stems in the user's language. A found guide opens on its page, the answer to a found question in a dialog.
 * Enter without a selected result opens the page with all results.
 */
export function HelpSearch(props: HelpSearchProps) {
  return (
    <Root name="help-search">
      <SearchField {...props} />
    </Root>
  )
}

type SearchFieldProps = Omit<HelpSearchProps, 'links'> & { links: HelpTarget }

/** The search field and its list of results, for use inside the root element of another widget. */
export function SearchField({ links, keyword: initial = '', size = 'medium' }: SearchFieldProps) {
  const { t } = useText('help')
  const search = useHelpSearch(initial)
  const { text, setText, keyword, settled, groups, total, busy, error, retry } = search
  const [answer, setAnswer] = useState<Question | null>(null)
  const [open, setOpen] = useState(false)
  const go = (place: HelpPlace) => {
    setOpen(false)
    openPlace(links, place)
  }
  const choose = (hit: Hit) => {
    if (hit.kind === 'guide') go({ guide: hit.guide.id })
    else if (hit.kind === 'all') go({ keyword })
    else {
      setOpen(false)
      setAnswer(hit.question)
    }
  }
  const status = busy
    ? t('search.busy')
    : settled === '' || error
      ? ''
      : t('search.results', { count: total })
  const hits = groups.flatMap(({ items }) => items)
  const isOpen = open && keyword !== ''
  const combo = useComboList({ items: hits, query: text, isOpen, onOpenChange: setOpen, onChoose: choose })
  const focusField = () => combo.field.ref.current?.focus()
  return (
    <search className="bl-help-search__form" data-size={size}>
      <div className="bl-box bl-help-search__box" ref={combo.popup.anchor}>
        <Icon shape={icons.search} size={size === 'hero' ? 20 : 16} />
        <input
          {...combo.field}
          className="bl-box__input"
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          spellCheck={false}
          maxLength={KEYWORD_LENGTH}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            combo.field.onKeyDown(event)
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || keyword === '') return
            if (event.defaultPrevented) return
            event.preventDefault()
            go({ keyword })
          }}
        />
        <span className="bl-box__suffix bl-numbers" role="status">
          {status}
        </span>
        {text !== '' && (
          <IconButton
            icon={icons.close}
            size="small"
            label={t('search.clear')}
            onClick={() => {
              setText('')
              focusField()
            }}
          />
        )}
      </div>
      {isOpen && (
        <AnchoredPopup
          {...combo.popup}
          gap={8}
          className="bl-help-search__popup"
          aria-busy={busy || undefined}
        >
          {error && groups.length === 0 && (
            <ErrorState
              error={error}
              onRetry={() => {
                // The button disappears during the retry, so the field takes the focus first.
                focusField()
                retry()
              }}
            />
          )}
          {!error && !busy && groups.length === 0 && (
            <p className="bl-help-search__none">
              <strong>{t('search.none', { keyword: settled })}</strong>
              <span>{t('search.noneText')}</span>
            </p>
          )}
          {busy && groups.length === 0 && <p className="bl-help-search__none">{t('search.busy')}</p>}
          <div {...combo.list} role="listbox" className="bl-help-search__list" aria-label={t('search.label')}>
            {groups.map((group) => (
              <Group
                key={group.kind}
                group={group}
                keyword={settled}
                optionOf={(hit) => combo.option(hits.indexOf(hit))}
              />
            ))}
          </div>
          {groups.length > 0 && <KeyHints />}
        </AnchoredPopup>
      )}
      <AnswerDialog question={answer} onClose={() => setAnswer(null)} links={links} />
    </search>
  )
}

type GroupProps = {
  group: HitGroup
  keyword: string
  optionOf: (hit: Hit) => ReturnType<ReturnType<typeof useComboList>['option']>
}

function Group({ group, keyword, optionOf }: GroupProps) {
  const { t } = useText('help')
  const id = useId()
  const { kind, items, total } = group
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options may contain no fieldset
    <div
      role="group"
      aria-labelledby={kind === 'all' ? undefined : id}
      className="bl-help-search__group"
      data-kind={kind}
    >
      {kind !== 'all' && (
        <div id={id} className="bl-help-search__label">
          {t(kind === 'guide' ? 'guides' : 'questions')}
          {total > items.length && (
            <small className="bl-numbers">{t('search.shown', { shown: items.length, total })}</small>
          )}
        </div>
      )}
      <div className="bl-help-search__hits">
        {items.map((hit) => (
          <div
            key={hit.kind === 'guide' ? hit.guide.id : hit.kind === 'question' ? hit.question.id : 0}
            {...optionOf(hit)}
            className="bl-help-search__hit"
          >
            <HitRow hit={hit} keyword={keyword} />
          </div>
        ))}
      </div>
    </div>
  )
}

function HitRow({ hit, keyword }: { hit: Hit; keyword: string }) {
  const { t } = useText('help')
  if (hit.kind === 'all')
    return (
      <>
        {t('search.all', { total: hit.total })}
        <Icon shape={icons.chevronRight} size={16} />
      </>
    )
  if (hit.kind === 'question')
    return (
      <>
        <Icon shape={icons.help} size={18} />
        <span>
          <HitText text={hit.question.question} of={keyword} />
        </span>
      </>
    )
  return (
    <>
      <Icon shape={icons.doc} size={18} />
      <span>
        <HitText text={hit.guide.title} of={keyword} />
        <small>
          <HitText text={hit.guide.summary} of={keyword} />
        </small>
      </span>
    </>
  )
}

/** Shows which keys move through the search results and open them. */
function KeyHints() {
  const { t } = useText('help')
  return (
    <p className="bl-help-search__keys" aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('search.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.close')}
      </span>
    </p>
  )
}
