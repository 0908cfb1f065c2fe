import { type ReactNode, type RefObject, useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState, type ErrorStateProps } from '../ui/error-state.tsx'
import * as icons from '../ui/icons.ts'
import { CardPicture } from './card-picture.tsx'
import { cardFileName, type ShareCard } from './share-card.ts'
import { useSharePicture } from './use-share-picture.ts'
import './share.css'

export type ShareDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** The content of the share card; null while its data loads. */
  card: ShareCard | null
  /** The error that is shown in place of the card; null if there is none. */
  failure: ErrorStateProps | null
  /** Controls that change the content of the card, for example a checkbox. */
  options?: ReactNode
}

/** A dialog that shows the share card and lets the user download, copy or share it. */
export function ShareDialog({ open, onClose, title, card, failure, options }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(is) => !is && onClose()} title={title} size="medium">
      {card && <Sharing card={card} options={options} />}
      {failure && <ErrorState {...failure} />}
    </Dialog>
  )
}

function Sharing({ card, options }: { card: ShareCard; options: ReactNode }) {
  const picture = useRef<HTMLCanvasElement>(null)
  return (
    <div className="bl-share">
      <CardPicture card={card} picture={picture} />
      {options}
      <ShareActions name={cardFileName(card)} picture={picture} />
    </div>
  )
}

type ShareActionsProps = { name: string; picture: RefObject<HTMLCanvasElement | null> }

/**
 * The buttons that share, download and copy a picture. A button is omitted if the browser does not support its
 * action.
 */
export function ShareActions({ name, picture }: ShareActionsProps) {
  const { t } = useText('shared')
  const { download, copy, send } = useSharePicture(name, picture)
  return (
    <div className="bl-share__actions">
      {send && (
        <Button variant="primary" icon={icons.share} onClick={() => void send()}>
          {t('share.send')}
        </Button>
      )}
      <Button variant={send ? 'neutral' : 'primary'} icon={icons.deposit} onClick={() => void download()}>
        {t('share.download')}
      </Button>
      {copy && (
        <Button icon={icons.copy} onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      )}
    </div>
  )
}
