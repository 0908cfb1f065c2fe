import type { CSSProperties } from 'react'
import './states.css'

export type SkeletonProps = {
  /** Width as a CSS length. Default: the full width. The default height is one line. */
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  round?: boolean
}

/** A gray placeholder with the size of the content that is loading. */
export function Skeleton({ width, height, round }: SkeletonProps) {
  return (
    <span className="bl-skeleton" data-round={round || undefined} style={{ width, height }} aria-hidden />
  )
}
