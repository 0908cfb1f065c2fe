import { RefusedError } from '@bourselet/sdk'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { MIN_SIDE } from './photo.ts'

/** Longer than any limit by the minute: it is the one by the day. */
const DAYLIKE_SECONDS = 600

/** What is wrong with a photo, in words. */
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
