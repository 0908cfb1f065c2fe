import { RefusedError } from '@bourselet/sdk'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { MIN_SIDE } from './photo.ts'

/** Wait in seconds that no per-minute limit causes; from it on, the daily limit has been reached. */
const DAYLIKE_SECONDS = 600

/** Returns a function that turns a photo error into a message. */
export function usePhotoWords(): (error: unknown) => string | undefined {
  const { t } = useText('photo')
  const words = useErrorText()
  return (error) => {
    if (!error) return undefined
    if (error === 'REQUIRED') return t('required')
    const isSmall = error instanceof RefusedError && error.fields?.file === 'RANGE'
    if (isSmall || (error as Error).name === 'TOO_SMALL') return t('small', { side: MIN_SIDE })
    const isMany = error instanceof RefusedError && error.name === 'TOO_MANY_REQUESTS'
    if (isMany && Number(error.params.retry_after) > DAYLIKE_SECONDS) return t('many')
    return words(error)
  }
}
