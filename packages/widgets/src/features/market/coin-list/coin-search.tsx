import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import '../../../shared/ui/field.css'

export type CoinSearchProps = { value: string; onValueChange: (value: string) => void }

const isTyping = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * A search field for coins and pairs. The key `/` focuses it from anywhere on the page; Enter selects the first hit, the
 * arrow key down focuses it, Esc clears the field.
 */
export function CoinSearch({ value, onValueChange }: CoinSearchProps) {
  const { t } = useText('market')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return
      if (isTyping(event.composedPath()[0]) || !input.current?.checkVisibility()) return
      event.preventDefault()
      input.current.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className="bl-box bl-coin-list__search" part="search">
      <Icon shape={icons.search} size={16} />
      <input
        ref={input}
        className="bl-box__input"
        type="search"
        aria-label={t('coinList.search')}
        aria-keyshortcuts="/"
        placeholder={t('coinList.search')}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          const { key, currentTarget } = event
          // The Enter key that ends the input of a Chinese or Japanese word selects nothing.
          const isEnter = key === 'Enter' && value !== '' && !event.nativeEvent.isComposing
          if (isEnter || key === 'ArrowDown') {
            event.preventDefault()
            // In every list of coins, including the pair picker, the rows are inside the parent element of this bar.
            const list = currentTarget.closest('.bl-coin-list__bar')?.parentElement
            list?.querySelector<HTMLElement>('.bl-coin-list__button')?.[isEnter ? 'click' : 'focus']()
          }
          if (key !== 'Escape' || value === '') return
          event.stopPropagation()
          onValueChange('')
        }}
      />
      <kbd className="bl-coin-list__key" aria-hidden>
        /
      </kbd>
    </div>
  )
}
