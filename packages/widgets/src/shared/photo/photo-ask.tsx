import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

type PhotoAskProps = {
  ask: string
  /** Id of the element that contains the field's error message. */
  describedBy: string
  working: boolean
  onChoose: () => void
  onCamera: (() => void) | undefined
}

/** The empty state of a photo field, with the camera and file buttons. */
export function PhotoAsk({ ask, describedBy, working, onChoose, onCamera }: PhotoAskProps) {
  const { t } = useText('photo')
  return (
    <div className="bl-photo__ask">
      <button type="button" className="bl-photo__drop" onClick={onChoose} aria-describedby={describedBy}>
        <Icon shape={icons.withdraw} size={28} />
        <strong>{ask}</strong>
        <span>{t('or')}</span>
      </button>
      <div className="bl-photo__ways">
        <Button size="small" icon={icons.image} busy={working} onClick={onChoose}>
          {t('choose')}
        </Button>
        {onCamera && (
          <Button size="small" variant="ghost" icon={icons.camera} onClick={onCamera}>
            {t('useCamera')}
          </Button>
        )}
      </div>
    </div>
  )
}
