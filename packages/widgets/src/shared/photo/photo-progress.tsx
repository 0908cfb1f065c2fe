import { formatBytes } from '../format/format-bytes.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import type { PhotoHandle } from './use-photo.ts'

/** The line below a photo: the file name, the progress of the upload and, after a failure, a retry button. */
export function PhotoProgress({ photo, title }: { photo: PhotoHandle; title: string }) {
  const { t } = useText('photo')
  const { locale, percent } = useFormat()
  const { progress, url, error, photo: file } = photo
  return (
    <div className="bl-photo__load">
      <div className="bl-photo__line bl-numbers">
        <span className="bl-photo__name">{file?.name ?? title}</span>
        {file && <span className="bl-photo__size">{formatBytes(locale, file.blob.size)}</span>}
        <span className="bl-photo__end">
          {progress !== null ? (
            <>
              <strong>{percent(`${progress}`, { decimals: 0 })}</strong>
              <IconButton
                icon={icons.close}
                size="small"
                label={`${t('cancel')}: ${title}`}
                onClick={photo.cancel}
              />
            </>
          ) : url ? (
            <span className="bl-photo__sent">
              <Icon shape={icons.check} size={16} />
              {t('sent')}
            </span>
          ) : error ? (
            <Button size="small" icon={icons.refresh} onClick={() => void photo.upload()}>
              {t('retry')}
            </Button>
          ) : (
            <span className="bl-photo__size">{t('ready')}</span>
          )}
        </span>
      </div>
      {progress !== null && (
        <span
          className="bl-photo__bar"
          role="progressbar"
          aria-label={t('sending', { photo: title })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
        >
          <span style={{ width: `${progress}%` }} />
        </span>
      )}
    </div>
  )
}
