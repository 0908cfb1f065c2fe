import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { useCamera } from './use-camera.ts'

export type CameraDialogProps = {
  title: string
  onTake: (photo: File) => void
  onClose: () => void
}

/** The camera with the frame that the document should fill. */
export function CameraDialog({ title, onTake, onClose }: CameraDialogProps) {
  const { t } = useText('kyc')
  const { state, video, take } = useCamera()
  const isOff = state === 'refused' || state === 'absent'
  const shoot = async () => {
    const photo = await take()
    if (photo) onTake(photo)
  }
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={isOff ? undefined : t('camera.hint')}
      footer={
        isOff ? undefined : (
          <Button variant="primary" icon="camera" wide disabled={state !== 'live'} onClick={shoot}>
            {t('camera.take')}
          </Button>
        )
      }
    >
      {isOff ? (
        <Empty icon="camera" title={t(`camera.${state}`)} text={t(`camera.${state}Text`)} />
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
