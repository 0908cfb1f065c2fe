import { useEffect, useRef } from 'react'
import './photo-field.css'

/**
 * A photo drawn on a canvas. An `<img>` with a blob address is not used, because a partner's page may forbid such
 * addresses, and the address would have to be revoked.
 */
export function PhotoView({ source, label }: { source: HTMLCanvasElement | ImageBitmap; label: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    canvas.width = source.width
    canvas.height = source.height
    canvas.getContext('2d')?.drawImage(source, 0, 0)
  }, [source])
  return <canvas ref={ref} className="bl-photo__view" role="img" aria-label={label} />
}
