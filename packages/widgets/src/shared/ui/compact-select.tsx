import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { AnchoredPopup } from './anchored-popup.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { SelectButton } from './select-button.tsx'
import type { Option, SelectControlProps } from './select-list.tsx'
import { useDismissal } from './use-dismissal.ts'

/** Time in ms after which a typed character begins a new search for an option. */
const TYPING_MS = 750

/**
 * Returns a function that adds a typed character to the search and returns the first option whose label begins with the
 * typed text.
 */
function useTypedOption<V extends string>(options: readonly Option<V>[]) {
  const typed = useRef({ text: '', at: 0 })
  return ({ key, timeStamp }: KeyboardEvent): Option<V> | undefined => {
    const { text, at } = typed.current
    typed.current = { text: `${timeStamp - at < TYPING_MS ? text : ''}${key}`.toLowerCase(), at: timeStamp }
    return options.find(
      ({ label, value, disabled }) =>
        !disabled && (typeof label === 'string' ? label : value).toLowerCase().startsWith(typed.current.text),
    )
  }
}

/**
 * A select with its list, like `SelectList` but without Base UI. The build for script tags uses it. At the first
 * press, it replaces the button of a select and opens at once.
 */
export function SelectList<V extends string>(props: SelectControlProps<V>) {
  const { value, onValueChange, options, id } = props
  const [isOpen, setOpen] = useState(true)
  const anchor = useRef<HTMLButtonElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const list = useId()
  const typedOption = useTypedOption(options)
  const chosen = options.find((option) => option.value === value)
  const items = () => [...(popup.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  useDismissal({ isOpen, anchor, popup, onDismiss: () => setOpen(false) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only when the list opens
  useEffect(() => {
    if (isOpen) items()[chosen ? options.indexOf(chosen) : 0]?.focus()
  }, [isOpen])
  const choose = (option: Option<V>) => {
    if (option.disabled) return
    onValueChange(option.value)
    setOpen(false)
  }
  const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
    /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
    } else if (isTyped(event)) {
      const found = typedOption(event)
      if (found) onValueChange(found.value)
    }
  }
  const onListKey = (event: KeyboardEvent<HTMLElement>) => {
    const all = items()
    const at = all.indexOf(event.target as HTMLElement)
    const focus = (to: number) => all[Math.min(all.length - 1, Math.max(0, to))]?.focus()
    const { key } = event
    if (key === 'Tab') {
      // After this event, the browser moves the focus from the select to the next control.
      anchor.current?.focus()
      return setOpen(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -all.length, End: all.length }[key]
    const typed = isTyped(event) ? typedOption(event) : undefined
    if (step !== undefined) focus(at + step)
    else if (key === 'Enter' || key === ' ') choose(options[at]!)
    else if (typed) focus(options.indexOf(typed))
    else return
    event.preventDefault()
  }
  return (
    <>
      <SelectButton
        {...props}
        {...{ isOpen, anchor }}
        list={isOpen ? list : undefined}
        onPress={() => setOpen(!isOpen)}
        onKeyDown={onButtonKey}
      />
      {isOpen && (
        <AnchoredPopup {...{ anchor, popup }} gap={4} className="bl-select__popup">
          <div
            id={list}
            role="listbox"
            className="bl-select__list"
            aria-label={props['aria-label']}
            aria-labelledby={id && `${id}-label`}
            onKeyDown={onListKey}
          >
            {options.map((option) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of its options
              <div
                key={option.value}
                role="option"
                tabIndex={-1}
                className="bl-select__item"
                aria-selected={option === chosen}
                aria-disabled={option.disabled || undefined}
                data-selected={option === chosen || undefined}
                data-disabled={option.disabled || undefined}
                onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
                onClick={() => choose(option)}
              >
                <span className="bl-select__words">
                  <span className="bl-select__text">{option.label}</span>
                  {option.text && <span className="bl-select__hint">{option.text}</span>}
                </span>
                {option.hint && <span className="bl-select__hint">{option.hint}</span>}
                {option === chosen && (
                  <span className="bl-select__check" aria-hidden>
                    <Icon shape={icons.check} size={16} />
                  </span>
                )}
              </div>
            ))}
          </div>
        </AnchoredPopup>
      )}
    </>
  )
}
