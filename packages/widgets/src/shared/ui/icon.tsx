import type { IconShape } from './icons.ts'

export type IconProps = {
  shape: IconShape
  /** Width and height in px. Default 18. */
  size?: number
  /**
   * Accessible name, for an icon that has no text beside it. Without a name, the icon is hidden from screen
   * readers.
   */
  label?: string
  className?: string
}

/** A line icon in the text's color. */
export function Icon({ shape, size = 18, label, className }: IconProps) {
  return (
    <svg
      className={`bl-icon${className ? ` ${className}` : ''}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape} />
    </svg>
  )
}
