import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-shapes.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** What it does: read aloud, shown on hover. */
  label: string
  size?: 'small' | 'medium'
  /** For a toggle: whether it is on. */
  pressed?: boolean
}

/** A square button with an icon and a spoken label. */
export function IconButton({ icon, label, size = 'medium', pressed, className, ...rest }: IconButtonProps) {
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
      <Icon name={icon} size={size === 'small' ? 16 : 20} />
    </button>
  )
}
