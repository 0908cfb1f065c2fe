import { useText } from '../i18n/use-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import type { PhotoHandle } from './use-photo.ts'

type PhotoToolsProps = { photo: PhotoHandle; title: string; onReplace: () => void }

/** The buttons that rotate, replace or remove the chosen photo of a form. */
export function PhotoTools({ photo, title, onReplace }: PhotoToolsProps) {
  const { t } = useText('photo')
  const label = (verb: 'turn' | 'replace' | 'remove') => `${t(verb)}: ${title}`
  return (
    <div className="bl-photo__tools">
      {photo.photo && (
        <IconButton
          icon={icons.refresh}
          size="small"
          label={label('turn')}
          aria-disabled={photo.working || undefined}
          onClick={() => !photo.working && photo.turn()}
        />
      )}
      <IconButton icon={icons.image} size="small" label={label('replace')} onClick={onReplace} />
      <IconButton icon={icons.trash} size="small" label={label('remove')} onClick={photo.remove} />
    </div>
  )
}
