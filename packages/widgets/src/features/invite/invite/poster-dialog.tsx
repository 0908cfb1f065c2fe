import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { cardTokens } from '../../../shared/share/card-tokens.ts'
import { ShareActions } from '../../../shared/share/share-dialog.tsx'
import { useCardBrand } from '../../../shared/share/use-card-brand.ts'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { drawQr, useQrModules } from '../../../shared/ui/draw-qr.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { drawPoster, POSTER } from './draw-poster.ts'

const tokens = [...cardTokens, '--bl-qr-ink', '--bl-qr-paper'] as const

/** Size in px at which the QR code is drawn before it is scaled to the size in the poster. */
const QR_PX = 480

type PosterDialogProps = { code: string; link: string; open: boolean; onClose: () => void }

type PosterProps = { code: string; link: string; name: string; isPaper: boolean }

/** A dialog with the poster of the invitation and buttons that download, copy or share it. */
export function PosterDialog({ open, onClose, ...poster }: PosterDialogProps) {
  const { t } = useText('invite')
  const { brand, failure } = useCardBrand()
  return (
    <Dialog open={open} onOpenChange={(is) => !is && onClose()} title={t('posterTitle')}>
      {brand && <Poster {...poster} name={brand.product} isPaper={brand.note !== ''} />}
      {failure && <ErrorState {...failure} />}
    </Dialog>
  )
}

function Poster({ code, link, name, isPaper }: PosterProps) {
  const { t } = useText('invite')
  const picture = useRef<HTMLCanvasElement>(null)
  const colours = useColours(picture, tokens)
  const modules = useQrModules(link)
  const text = {
    ...{ name, code, link: link.replace(/^https?:\/\//, '') },
    ...{ head: t('posterHead', { name }), text: t('posterText'), codeLabel: t('code') },
    note: isPaper ? t('posterNote') : '',
  }
  const words = JSON.stringify(text)
  useEffect(() => {
    const canvas = picture.current
    if (!canvas || !colours || !modules) return
    const qr = document.createElement('canvas')
    drawQr(qr, modules, QR_PX, { ink: colours['--bl-qr-ink'], paper: colours['--bl-qr-paper'] })
    const draw = () => drawPoster(canvas, JSON.parse(words), qr, colours, getComputedStyle(canvas).fontFamily)
    draw()
    // Until the font of the page is loaded, a canvas draws texts in a fallback font. So the poster is drawn again
    // as soon as the fonts are ready.
    let isOver = false
    void document.fonts?.ready.then(() => isOver || draw())
    return () => {
      isOver = true
    }
  }, [words, colours, modules])
  return (
    <div className="bl-share">
      {/* The poster is dark in every theme, so its colors are read from an element with the dark theme. */}
      <div data-bl-theme="dark" className="bl-poster">
        <canvas
          ref={picture}
          className="bl-share__picture"
          width={POSTER.width}
          height={POSTER.height}
          role="img"
          aria-label={t('posterPicture', { code })}
        />
      </div>
      <ShareActions name={`invite-${code}.png`} picture={picture} />
    </div>
  )
}
