import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { InLayer, useLayer } from './use-layer.ts'

export type Option<V extends string> = {
  value: V
  label: ReactNode
  /** Text beside the option's label in the list. The closed select does not show it. */
  hint?: ReactNode
  /** Description below the option's label in the list. */
  text?: ReactNode
  disabled?: boolean
}

export type SelectProps<V extends string> = {
  value: V | null
  onValueChange: (value: V) => void
  options: readonly Option<V>[]
  /** Label above the field. Without a label, set `aria-label`. */
  label?: ReactNode
  'aria-label'?: string
  /** The style. `box` (default): a form field. `quiet`: plain text with an arrow, for headers. */
  variant?: 'box' | 'quiet'
  placeholder?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  disabled?: boolean
  name?: string
}

export type SelectControlProps<V extends string> = SelectProps<V> & {
  id?: string
  describedBy?: string | undefined
}

/**
 * A select with its list. Before the first press, a select is a plain button. At the first press, this component
 * replaces the button and opens at once.
 */
export function SelectList<V extends string>({
  value,
  onValueChange,
  options,
  id,
  describedBy,
  variant = 'box',
  ...rest
}: SelectControlProps<V>) {
  const layer = useLayer()
  return (
    // By default, the popup contains a style element. The content security policy `style-src 'self'` forbids such an
    // element, so it is disabled.
    <CSPProvider disableStyleElements>
      <Base.Root
        defaultOpen
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        items={options.map((option) => ({ value: option.value, label: option.label }))}
        modal={false}
        disabled={rest.disabled}
        name={rest.name}
      >
        <Base.Trigger
          id={id}
          className={variant === 'quiet' ? 'bl-select bl-touch' : 'bl-select'}
          data-variant={variant}
          aria-label={rest['aria-label']}
          aria-describedby={describedBy}
          aria-invalid={rest.error ? true : undefined}
        >
          <Base.Value className="bl-select__value" placeholder={rest.placeholder} />
          <Base.Icon className="bl-select__arrow">
            <Icon shape={icons.chevronDown} size={16} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal container={layer}>
          <InLayer />
          <Base.Positioner
            className="bl-popup__place"
            alignItemWithTrigger={false}
            sideOffset={4}
            positionMethod="fixed"
          >
            <Base.Popup className="bl-popup bl-select__popup">
              <Base.List className="bl-select__list">
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled}
                    className="bl-select__item"
                  >
                    <span className="bl-select__words">
                      <Base.ItemText className="bl-select__text">{option.label}</Base.ItemText>
                      {option.text && <span className="bl-select__hint">{option.text}</span>}
                    </span>
                    {option.hint && <span className="bl-select__hint">{option.hint}</span>}
                    <Base.ItemIndicator className="bl-select__check">
                      <Icon shape={icons.check} size={16} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
