import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Empty } from '../ui/empty.tsx'
import * as icons from '../ui/icons.ts'
import { useCamera } from './use-camera.ts'

export type CameraDialogProps = {
  title: string
  onTake: (photo: File) => void
  /** Called when the member presses the button that opens the file picker instead of the camera. */
  onChoose: () => void
  onClose: () => void
}

/**
 * A dialog with the camera picture and a frame for the document. Without a camera picture, the dialog shows the
 * reason and a button that opens the file picker.
 */
export function CameraDialog({ title, onTake, onChoose, onClose }: CameraDialogProps) {
  const { t } = useText('photo')
  const { state, video, take, again } = useCamera()
  const trouble = state === 'asking' || state === 'live' ? null : state
  const shoot = async () => {
    const photo = await take()
    if (photo) onTake(photo)
  }
  return (
    <Dialog
      open
      size={trouble ? 'small' : 'large'}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={trouble ? undefined : t('camera.hint')}
      footer={
        trouble ? (
          <>
            {trouble !== 'insecure' && (
              <Button variant="ghost" icon={icons.refresh} onClick={again}>
                {t('retry')}
              </Button>
            )}
            <Button variant="primary" icon={icons.image} onClick={onChoose}>
              {t('choose')}
            </Button>
          </>
        ) : (
          <Button variant="primary" icon={icons.camera} wide disabled={state !== 'live'} onClick={shoot}>
            {t('camera.take')}
          </Button>
        )
      }
    >
      {trouble ? (
        <div role="alert">
          <Empty icon={icons.camera} title={t(`camera.${trouble}`)} text={t(`camera.${trouble}Text`)} />
        </div>
      ) : (
        <div className="bl-camera" aria-busy={state === 'asking'}>
          <video ref={video} className="bl-camera__video" autoPlay playsInline muted aria-label={title} />
          <span className="bl-camera__frame" aria-hidden />
          {state === 'asking' && <p className="bl-camera__asking">{t('camera.asking')}</p>}
        </div>
      )}
    </Dialog>
  )
}
