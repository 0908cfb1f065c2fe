import type { KeyboardEvent, RefObject } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import type { SelectControlProps } from './select-list.tsx'

type SelectButtonProps<V extends string> = SelectControlProps<V> & {
  isOpen?: boolean
  /** Id of the open list. */
  list?: string | undefined
  anchor?: RefObject<HTMLButtonElement | null>
  onPress: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The button of a select, with the chosen option. */
export function SelectButton<V extends string>(props: SelectButtonProps<V>) {
  const { value, options, variant = 'box', disabled, isOpen = false } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      ref={props.anchor}
      type="button"
      id={props.id}
      name={props.name}
      role="combobox"
      className={variant === 'quiet' ? 'bl-select bl-touch' : 'bl-select'}
      data-variant={variant}
      data-disabled={disabled || undefined}
      disabled={disabled}
      aria-label={props['aria-label']}
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      data-popup-open={isOpen || undefined}
      aria-controls={props.list}
      aria-describedby={props.describedBy}
      aria-invalid={props.error ? true : undefined}
      onClick={props.onPress}
      onKeyDown={props.onKeyDown}
    >
      <span className="bl-select__value" data-placeholder={chosen ? undefined : true}>
        {chosen ? chosen.label : props.placeholder}
      </span>
      <span className="bl-select__arrow" aria-hidden>
        <Icon shape={icons.chevronDown} size={16} />
      </span>
    </button>
  )
}
