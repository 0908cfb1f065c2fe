import { type RefObject, useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useColours } from '../theme/use-colours.ts'
import { cardTokens } from './card-tokens.ts'
import { CARD, drawCard } from './draw-card.ts'
import { cardTexts, type ShareCard } from './share-card.ts'

export type CardPictureProps = { card: ShareCard; picture: RefObject<HTMLCanvasElement | null> }

/** The share card as a picture, in the colors of the theme in which it is rendered. */
export function CardPicture({ card, picture }: CardPictureProps) {
  const { t } = useText('shared')
  const colours = useColours(picture, cardTokens)
  useEffect(() => {
    const canvas = picture.current
    if (!canvas || !colours) return
    const draw = () => drawCard(canvas, card, colours, getComputedStyle(canvas).fontFamily)
    draw()
    // A canvas uses another font until its own font has been loaded. So the card is drawn again when the font
    // is loaded.
    let isOver = false
    void document.fonts?.ready.then(() => isOver || draw())
    return () => {
      isOver = true
    }
  }, [card, colours, picture])
  return (
    <canvas
      ref={picture}
      className="bl-share__picture"
      width={CARD.width}
      height={CARD.height}
      role="img"
      aria-label={t('share.picture', { text: cardTexts(card) })}
    />
  )
}
