import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useDismissal } from './use-dismissal.ts'

export type ComboListOptions<Item> = {
  items: readonly Item[]
  /** The entered text. When it changes, the highlight returns to its initial item. */
  query: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onChoose: (item: Item) => void
  /** Index of the item that is highlighted initially; -1 (default) for none. */
  initial?: number
  /**
   * Index of the chosen item, for a list whose field shows a choice; -1 if no listed item is chosen. With an index,
   * also -1, Enter in the open list never submits the form. Without one, the items are suggestions, and the highlighted
   * item counts as selected.
   */
  chosen?: number
}

/**
 * Returns the properties of a text field and of the list of options below it: the pattern `combobox` of ARIA. The focus
 * stays in the text field. Arrow keys highlight an option, Enter selects it, and Esc closes the list.
 */
export function useComboList<Item>(options: ComboListOptions<Item>) {
  const { items, query, isOpen, onOpenChange, onChoose, initial = -1, chosen } = options
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [moved, setMoved] = useState<{ query: string; at: number } | null>(null)
  const at = isOpen && moved?.query === query ? moved.at : initial
  const highlighted = isOpen ? items[at] : undefined
  if (!isOpen && moved) setMoved(null)
  useDismissal({ isOpen, anchor, popup, onDismiss: () => onOpenChange(false) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls to each option that becomes highlighted
  useEffect(() => {
    popup.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' })
  }, [at, isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (!isOpen) return onOpenChange(true)
      const from = at < 0 && step < 0 ? 0 : at
      if (items.length > 0) setMoved({ query, at: (from + step + items.length) % items.length })
    } else if (isOpen && key === 'Enter' && (highlighted !== undefined || chosen !== undefined)) {
      event.preventDefault()
      if (highlighted !== undefined) onChoose(highlighted)
    } else if (isOpen && key === 'Tab' && !event.shiftKey) {
      // The popup comes later in the document, so the Tab key would skip its controls.
      const control = popup.current?.querySelector<HTMLElement>('button')
      if (!control) return
      event.preventDefault()
      control.focus()
    }
  }
  return {
    field: {
      ref: field,
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': highlighted === undefined ? undefined : `${id}-${at}`,
      onKeyDown,
    } as const,
    /** The properties of the popup. The caller sets its `anchor` as the ref of the element around the text field. */
    popup: {
      anchor,
      popup,
      // A press in the popup leaves the focus in the text field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    list: { id },
    /** Returns the properties of the option with this index. */
    option: (index: number) =>
      ({
        id: `${id}-${index}`,
        role: 'option',
        'aria-selected': index === (chosen ?? at),
        'data-highlighted': index === at ? '' : undefined,
        onPointerMove: () => index !== at && setMoved({ query, at: index }),
        onClick: () => {
          const item = items[index]
          if (item !== undefined) onChoose(item)
        },
      }) as const,
  }
}
