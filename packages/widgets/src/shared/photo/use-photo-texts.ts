import { RefusedError } from '@bourselet/sdk'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import type { PhotoBounds } from './photo.ts'

/**
 * Threshold in seconds by which the page recognizes the reached limit of uploads. If the server requires a longer wait
 * before the next upload, the daily limit is reached. The limit per minute never requires such a long wait.
 */
const DAYLIKE_SECONDS = 600

/**
 * Returns a function that creates the message of a photo error. The message contains the limits of the server
 * if they are known.
 */
export function usePhotoTexts(bounds: PhotoBounds | undefined): (error: unknown) => string | undefined {
  const { t } = useText('photo')
  const errorText = useErrorText()
  return (error) => {
    if (!error) return undefined
    if (error === 'REQUIRED') return t('required')
    // The server deletes an uploaded photo that was not submitted with a form within some days.
    if (error instanceof RefusedError && error.name === 'FILE_NOT_OWNED') return t('gone')
    const isSmall = error instanceof RefusedError && error.fields?.file === 'RANGE'
    const isTooSmall = isSmall || (error as Error).name === 'TOO_SMALL'
    if ((error as Error).name === 'TOO_NARROW') return t('narrow')
    if (bounds && isTooSmall) return t('small', { side: bounds.min_side })
    const isMany = error instanceof RefusedError && error.name === 'TOO_MANY_REQUESTS'
    const isDaily = isMany && Number(error.params.retry_after) > DAYLIKE_SECONDS
    if (bounds && isDaily) return t('many', { max: bounds.per_day })
    return errorText(error)
  }
}
