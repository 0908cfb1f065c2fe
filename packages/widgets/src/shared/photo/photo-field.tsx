import { type DragEvent, useId, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { Chip } from '../ui/chip.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { CameraDialog } from './camera-dialog.tsx'
import { OwnPhoto } from './own-photo.tsx'
import { readable } from './photo.ts'
import { PhotoAsk } from './photo-ask.tsx'
import { PhotoProgress } from './photo-progress.tsx'
import { PhotoTools } from './photo-tools.tsx'
import { PhotoView } from './photo-view.tsx'
import type { PhotoHandle } from './use-photo.ts'
import { usePhotoTexts } from './use-photo-texts.ts'
import './photo-field.css'

export type PhotoFieldProps = {
  /** The title of the photo, for example "Front side". */
  title: string
  /** Text of the empty field, for example "Drop the front side here". */
  ask: string
  photo: PhotoHandle
  /**
   * The kind of photo. `document` (default): the field has a camera button, except in an iframe that may not use the
   * camera, and corner marks surround the picture. `picture`: any picture, which is chosen as a file.
   */
  kind?: 'document' | 'picture'
  /** True if the photo may be missing. */
  optional?: boolean
}

/**
 * A field for a photo. The member can drop, pick or take a photo, rotate and replace it, and sees the
 * progress of its upload.
 */
export function PhotoField({ title, ask, photo, kind = 'document', optional = false }: PhotoFieldProps) {
  const { t } = useText('photo')
  const { isFramed } = useBourselet()
  const texts = usePhotoTexts(photo.bounds)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [, setGroup] = useKeptFocus<HTMLDivElement>()
  const [isOver, setOver] = useState(false)
  const [isCamera, setCamera] = useState(false)
  // In an iframe that may not use the camera, the browser hides `mediaDevices`. There the field offers no camera. On
  // other pages without a camera, the camera dialog explains the problem.
  const hasCamera = kind === 'document' && !(isFramed && !navigator.mediaDevices)
  const problem = texts(photo.error)
  const hasPicture = photo.photo !== null || photo.url !== null
  const choose = () => input.current?.click()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && photo.progress === null) photo.pick(file)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in every browser
    <div
      ref={setGroup}
      className="bl-photo"
      role="group"
      aria-labelledby={`${id}-title`}
      data-invalid={problem ? true : undefined}
      data-kind={kind}
    >
      <div className="bl-photo__top">
        <h3 className="bl-photo__title" id={`${id}-title`}>
          {title}
        </h3>
        {hasPicture ? (
          photo.progress === null && <PhotoTools photo={photo} title={title} onReplace={choose} />
        ) : (
          <Chip>{t(optional ? 'optional' : 'missing')}</Chip>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button inside */}
      <div
        className="bl-photo__place"
        data-empty={hasPicture ? undefined : true}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {hasPicture ? (
          <Shown photo={photo} title={title} />
        ) : (
          <PhotoAsk
            ask={ask}
            describedBy={`${id}-problem`}
            working={photo.working}
            onChoose={choose}
            onCamera={hasCamera ? () => setCamera(true) : undefined}
          />
        )}
      </div>
      <p className="bl-photo__problem" id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        accept={(photo.bounds?.formats ?? readable).join()}
        hidden
        aria-label={title}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The input is emptied, because choosing the same file again would otherwise emit no change event.
          target.value = ''
          if (file) photo.pick(file)
        }}
      />
      {isCamera && (
        <CameraDialog
          title={title}
          onClose={() => setCamera(false)}
          onChoose={() => {
            setCamera(false)
            choose()
          }}
          onTake={(file) => {
            setCamera(false)
            photo.pick(file)
          }}
        />
      )}
    </div>
  )
}

function Shown({ photo, title }: { photo: PhotoHandle; title: string }) {
  const { t } = useText('photo')
  const label = t('preview', { photo: title })
  return (
    <>
      <div className="bl-photo__picture">
        {photo.photo ? (
          <PhotoView source={photo.photo.canvas} label={label} />
        ) : (
          photo.url && <OwnPhoto url={photo.url} label={label} />
        )}
        <span className="bl-photo__frame" aria-hidden />
      </div>
      <PhotoProgress photo={photo} title={title} />
    </>
  )
}
