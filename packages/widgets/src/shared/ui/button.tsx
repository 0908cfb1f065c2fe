import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import type { IconShape } from './icons.ts'
import { withRef } from './with-ref.ts'
import '../theme/controls.css'
import './button.css'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: 'primary' | 'neutral' | 'ghost' | 'quiet' | 'buy' | 'sell'
  size?: 'small' | 'medium' | 'big'
  /** Makes the button as wide as its container. */
  wide?: boolean
  /**
   * True while the action of the button runs. The button then keeps its width, ignores presses, and is
   * announced as busy by assistive technology.
   */
  busy?: boolean
  icon?: IconShape
}

/** A button. Its default type is `button`, so that it does not submit a form. */
export const Button = /* @__PURE__ */ withRef(function Button({
  variant = 'neutral',
  size = 'medium',
  wide,
  busy,
  icon,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      part="button"
      {...rest}
      // A busy button is not disabled, because a disabled button loses the focus.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={`bl-button${className ? ` ${className}` : ''}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className="bl-button__content">
        {icon && <Icon shape={icon} size={size === 'small' ? 16 : 18} />}
        {children}
      </span>
      {busy && <span className="bl-spinner" aria-hidden />}
    </button>
  )
})
