import { type KeyboardEvent, type ReactNode, useId } from 'react'
import '../theme/controls.css'
import './tabs.css'

export type Tab<V extends string> = {
  value: V
  label: ReactNode
  /** A number that is shown beside the label of the tab. */
  count?: number
  disabled?: boolean
  /**
   * The shortcut key that selects the tab, for example `L`. The key works only if the page renders `KeyboardShortcuts`.
   */
  shortcut?: string
  /**
   * Content of the tab's panel. If no tab has content, the tabs only select a value, for example to filter a
   * list.
   */
  content?: ReactNode
}

export type TabsProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  tabs: readonly Tab<V>[]
  /** Accessible name of the tab list. */
  label: string
  /** Content at the end of the row of tabs. */
  end?: ReactNode
  /**
   * The style. `panel` (default): the header of a panel. `page`: larger, for a page or a card. `inline`:
   * without a line and padding, inside forms.
   */
  size?: 'panel' | 'page' | 'inline'
}

// The tabs of Base UI are not used here, because they would double the download of <bourselet-coin-list> on a page that
// loads the custom elements by a script (14 kB more).
/** Tabs with keyboard support: arrow keys move and select, Home and End jump to the first and last tab. */
export function Tabs<V extends string>({
  value,
  onValueChange,
  tabs,
  label,
  end,
  size = 'panel',
}: TabsProps<V>) {
  const id = useId()
  const usable = tabs.filter((tab) => !tab.disabled)
  const chosen = tabs.findIndex((tab) => tab.value === value)
  const panel = tabs[chosen]?.content
  // Only one tab can be reached with the Tab key: the selected tab, or the first enabled tab if none is selected.
  const stop = usable.find((tab) => tab.value === value) ?? usable[0]
  const choose = (next: V) => next !== value && onValueChange(next)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = stop && reachedBy(event, usable, stop)
    if (!next) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
    choose(next.value)
  }
  return (
    <div className="bl-tabs" data-size={size}>
      <div className="bl-tabs__bar">
        <div className="bl-tabs__list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
          {tabs.map((tab, at) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab${at}`}
              className="bl-tabs__tab"
              aria-selected={at === chosen}
              aria-controls={at === chosen && panel !== undefined ? `${id}-panel` : undefined}
              aria-disabled={tab.disabled || undefined}
              aria-keyshortcuts={tab.shortcut}
              data-active={at === chosen || undefined}
              data-disabled={tab.disabled || undefined}
              tabIndex={tab === stop ? 0 : -1}
              onClick={() => tab.disabled || choose(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && <span className="bl-tabs__count">{tab.count}</span>}
            </button>
          ))}
        </div>
        {end && <div className="bl-tabs__end">{end}</div>}
      </div>
      {panel !== undefined && (
        <div
          key={value}
          id={`${id}-panel`}
          className="bl-tabs__panel"
          role="tabpanel"
          aria-labelledby={`${id}-tab${chosen}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may contain no focusable element
          tabIndex={0}
        >
          {panel}
        </div>
      )}
    </div>
  )
}

/**
 * Returns the tab that a key selects. Arrow keys select the next or previous tab, and continue at the other end
 * of the list. Home and End select the first and the last tab.
 */
function reachedBy<T>(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  tabs: readonly T[],
  from: T,
): T | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  const at = tabs.indexOf(from)
  if (key === 'ArrowRight') return tabs[(at + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(at - 1)
  if (key === 'Home') return tabs[0]
  return key === 'End' ? tabs.at(-1) : undefined
}
