import { type IconName, type IconPath, iconShapes } from './icon-shapes.ts'

export type IconProps = {
  name: IconName | IconPath
  /** Side in px. Default 18. */
  size?: number
  /** Accessible name of an icon that has no text beside it. Without it the icon is decorative. */
  label?: string
  className?: string
}

/** A line icon in the text's color. */
export function Icon({ name, size = 18, label, className }: IconProps) {
  return (
    <svg
      className={`bl-icon${className ? ` ${className}` : ''}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={name === 'star-filled' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconShapes[name as IconName] ?? name} />
    </svg>
  )
}
