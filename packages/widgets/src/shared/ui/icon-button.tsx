import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import type { IconShape } from './icons.ts'
import { withRef } from './with-ref.ts'
import '../theme/controls.css'
import './button.css'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconShape
  /** Accessible name of the button, also shown on hover. */
  label: string
  size?: 'small' | 'medium'
  /** True if a toggle button is pressed. */
  pressed?: boolean
}

/** A square button with an icon and an accessible name. */
export const IconButton = /* @__PURE__ */ withRef(function IconButton({
  icon,
  label,
  size = 'medium',
  pressed,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={`bl-icon-button${className ? ` ${className}` : ''}`}
      data-size={size}
    >
      <Icon shape={icon} size={size === 'small' ? 16 : 20} />
    </button>
  )
})
