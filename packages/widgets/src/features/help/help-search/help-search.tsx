import { Autocomplete } from '@base-ui/react/autocomplete'
import { useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { InLayer, useLayer } from '../../../shared/ui/use-layer.ts'
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
  const highlighted = useRef<Hit | undefined>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const layer = useLayer()
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
  return (
    <search className="bl-help-search__form" data-size={size}>
      <Autocomplete.Root<HitGroup>
        items={groups}
        value={text}
        // The autocomplete component also calls `onValueChange` when the user presses a result. That call is ignored,
        // so that the typed text and the list of results do not change.
        onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
        itemToStringValue={() => text}
        mode="none"
        filter={null}
        open={open && keyword !== ''}
        onOpenChange={setOpen}
        openOnInputClick
        onItemHighlighted={(hit) => {
          highlighted.current = hit as Hit | undefined
        }}
      >
        <div className="bl-box bl-help-search__box" ref={box}>
          <Icon shape={icons.search} size={size === 'hero' ? 20 : 16} />
          <Autocomplete.Input
            className="bl-box__input"
            type="search"
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            spellCheck={false}
            maxLength={KEYWORD_LENGTH}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || keyword === '') return
              if (highlighted.current && open) return
              event.preventDefault()
              go({ keyword })
            }}
          />
          {/* Screen readers read this text in the status of the list, because the open list hides the field from them. */}
          <span className="bl-box__suffix bl-numbers" aria-hidden>
            {status}
          </span>
          {text !== '' && (
            <IconButton
              icon={icons.close}
              size="small"
              label={t('search.clear')}
              onClick={() => {
                setText('')
                box.current?.querySelector('input')?.focus()
              }}
            />
          )}
        </div>
        <Autocomplete.Portal container={layer}>
          <InLayer />
          <Autocomplete.Positioner
            className="bl-popup__place"
            anchor={box}
            sideOffset={8}
            positionMethod="fixed"
          >
            <Autocomplete.Popup className="bl-popup bl-help-search__popup" aria-busy={busy || undefined}>
              <Autocomplete.Status className="bl-hidden">{status}</Autocomplete.Status>
              {error && groups.length === 0 && <ErrorState error={error} onRetry={retry} />}
              {!error && !busy && groups.length === 0 && (
                <p className="bl-help-search__none">
                  <strong>{t('search.none', { keyword: settled })}</strong>
                  <span>{t('search.noneText')}</span>
                </p>
              )}
              {busy && groups.length === 0 && <p className="bl-help-search__none">{t('search.busy')}</p>}
              <Autocomplete.List className="bl-help-search__list">
                {(group: HitGroup) => (
                  <Group key={group.kind} group={group} keyword={settled} onChoose={choose} />
                )}
              </Autocomplete.List>
              {groups.length > 0 && <KeyHints />}
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      <AnswerDialog question={answer} onClose={() => setAnswer(null)} links={links} />
    </search>
  )
}

type GroupProps = { group: HitGroup; keyword: string; onChoose: (hit: Hit) => void }

function Group({ group, keyword, onChoose }: GroupProps) {
  const { t } = useText('help')
  const { kind, items, total } = group
  return (
    <Autocomplete.Group items={items} className="bl-help-search__group" data-kind={kind}>
      {kind !== 'all' && (
        <Autocomplete.GroupLabel className="bl-help-search__label">
          {t(kind === 'guide' ? 'guides' : 'questions')}
          {total > items.length && (
            <small className="bl-numbers">{t('search.shown', { shown: items.length, total })}</small>
          )}
        </Autocomplete.GroupLabel>
      )}
      <div className="bl-help-search__hits">
        <Autocomplete.Collection>
          {(hit: Hit) => (
            <Autocomplete.Item
              key={hit.kind === 'guide' ? hit.guide.id : hit.kind === 'question' ? hit.question.id : 0}
              value={hit}
              className="bl-help-search__hit"
              onClick={() => onChoose(hit)}
            >
              <HitRow hit={hit} keyword={keyword} />
            </Autocomplete.Item>
          )}
        </Autocomplete.Collection>
      </div>
    </Autocomplete.Group>
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
