import { useState } from 'react'
import { FieldFrame } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { usePopups } from './overlays.ts'
import type { Option, SelectControlProps, SelectProps } from './select-list.tsx'
import '../theme/controls.css'
import './choice.css'
import './overlay.css'

export type { Option, SelectProps }

/** A select with a few options. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, hint, error } = props
  if (label === undefined) return <Control {...props} />
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(ids) => <Control {...props} id={ids.id} describedBy={ids.describedBy} />}
    </FieldFrame>
  )
}

/**
 * The keys that open the list of a select: the up and down arrows and all characters. In the open list,
 * characters find an option.
 */
const opening = /^(ArrowUp|ArrowDown|\S)$/u

function Control<V extends string>(props: SelectControlProps<V>) {
  const { value, options, id, describedBy, variant = 'box', disabled, placeholder, error } = props
  const [wasOpened, setWasOpened] = useState(false)
  const List = usePopups(wasOpened)?.SelectList
  if (List && wasOpened) return <List {...props} />
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      type="button"
      id={id}
      name={props.name}
      role="combobox"
      className={variant === 'quiet' ? 'bl-select bl-touch' : 'bl-select'}
      data-variant={variant}
      data-disabled={disabled || undefined}
      disabled={disabled}
      aria-label={props['aria-label']}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      onClick={() => setWasOpened(true)}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) =>
        opening.test(key) && !ctrlKey && !metaKey && !altKey && setWasOpened(true)
      }
    >
      <span className="bl-select__value" data-placeholder={chosen ? undefined : true}>
        {chosen ? chosen.label : placeholder}
      </span>
      <span className="bl-select__arrow" aria-hidden>
        <Icon shape={icons.chevronDown} size={16} />
      </span>
    </button>
  )
}
