import { type RefObject, useEffect, useRef } from 'react'
import { useColours } from '../theme/use-colours.ts'
import { drawQr, useQrModules } from './draw-qr.ts'
import { Skeleton } from './skeleton.tsx'
import '../theme/controls.css'
import './qr.css'

export type QrProps = {
  content: string
  /** Accessible name: the content of the QR code in words. */
  label: string
  /** Width and height in px. Default 164. */
  size?: number
  /** Ref of the canvas, with which the caller can save the picture. */
  canvasRef?: RefObject<HTMLCanvasElement | null>
}

/** A QR code on a canvas, dark on light in both themes, because many scanners require it. */
export function Qr({ content, label, size = 164, canvasRef }: QrProps) {
  const own = useRef<HTMLCanvasElement>(null)
  const canvas = canvasRef ?? own
  const modules = useQrModules(content)
  const colours = useColours(canvas, ['--bl-qr-ink', '--bl-qr-paper'])
  const isReady = modules !== null && colours !== null
  useEffect(() => {
    if (!isReady || !canvas.current) return
    const paints = { ink: colours['--bl-qr-ink'], paper: colours['--bl-qr-paper'] }
    drawQr(canvas.current, modules, size * devicePixelRatio, paints)
  }, [canvas, isReady, modules, colours, size])
  return (
    <span className="bl-qr" style={{ width: size, height: size }}>
      <canvas ref={canvas} className="bl-qr__canvas" role="img" aria-label={label} hidden={!isReady} />
      {!isReady && <Skeleton width="100%" height="100%" />}
    </span>
  )
}
